import { type RouteObject, useRoutes } from 'react-router'
import { AuditLogPage } from './audit-log/audit-log-page.tsx'
import { RequestsPage } from './certificates/requests-page.tsx'
import { ClassReportsPage } from './classes/class-reports-page.tsx'
import { ClassesPage } from './classes/classes-page.tsx'
import { HeldPage } from './classes/held-page.tsx'
import { DeskLayout } from './desk-layout.tsx'
import { LearnerPage } from './learners/learner-page.tsx'
import { LearnersPage } from './learners/learners-page.tsx'
import { OverviewPage } from './overview/overview-page.tsx'
import { QuestionsPage } from './questions/questions-page.tsx'
import { ReportsPage } from './reports/reports-page.tsx'
import { RewardsPage } from './rewards/rewards-page.tsx'
import { TokenPage } from './token/token-page.tsx'

const routes: RouteObject[] = [
  {
    element: <DeskLayout />,
    children: [
      { index: true, element: <OverviewPage /> },
      { path: 'learners', element: <LearnersPage /> },
      { path: 'learners/:id', element: <LearnerPage /> },
      { path: 'classes', element: <ClassesPage /> },
      { path: 'classes/held/:id', element: <HeldPage /> },
      { path: 'classes/reports', element: <ClassReportsPage /> },
      { path: 'questions', element: <QuestionsPage /> },
      { path: 'reports', element: <ReportsPage /> },
      { path: 'rewards', element: <RewardsPage /> },
      { path: 'token', element: <TokenPage /> },
      { path: 'certificates', element: <RequestsPage /> },
      { path: 'audit-log', element: <AuditLogPage /> },
    ],
  },
]

/** The operators' pages below `/operator`, fetched as one: learners pay for no word of them. */
export function DeskPages() {
  return useRoutes(routes)
}
