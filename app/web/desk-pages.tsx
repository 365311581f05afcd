import { type RouteObject, useRoutes } from 'react-router'
import { LearnerPage } from '#features/accounts/desk/learner-page.tsx'
import { LearnersPage } from '#features/accounts/desk/learners-page.tsx'
import { RequestsPage } from '#features/certificates/desk/requests-page.tsx'
import { DeskLayout } from '#features/desk/web/desk-layout.tsx'
import { OverviewPage } from '#features/desk/web/overview/overview-page.tsx'
import { QuestionsPage } from '#features/item-analysis/desk/questions-page.tsx'
import { AuditLogPage } from '#features/operators/desk/audit-log-page.tsx'
import { ReportsPage } from '#features/question-reports/desk/reports-page.tsx'
import { ClassReportsPage } from '#wagons/classroom/desk/class-reports-page.tsx'
import { ClassesPage } from '#wagons/classroom/desk/classes-page.tsx'
import { HeldPage } from '#wagons/classroom/desk/held-page.tsx'
import { TokenPage } from '#wagons/token/desk/token-page.tsx'
import { RewardsPage } from '#wagons/token/rewards/desk/rewards-page.tsx'

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
