/** A page for operators, below `/operator`. */
export interface DeskPage {
  /** As the router reads it; the first is the overview. */
  readonly path: string
  readonly source: string
  readonly component: string
}

/** All are fetched as one: learners pay for no word of them. */
export const deskPages: readonly DeskPage[] = [
  { path: '', source: 'features/desk/web/overview/overview-page.tsx', component: 'OverviewPage' },
  { path: 'learners', source: 'features/accounts/desk/learners-page.tsx', component: 'LearnersPage' },
  { path: 'learners/:id', source: 'features/accounts/desk/learner-page.tsx', component: 'LearnerPage' },
  { path: 'classes', source: 'wagons/classroom/desk/classes-page.tsx', component: 'ClassesPage' },
  { path: 'classes/held/:id', source: 'wagons/classroom/desk/held-page.tsx', component: 'HeldPage' },
  {
    path: 'classes/reports',
    source: 'wagons/classroom/desk/class-reports-page.tsx',
    component: 'ClassReportsPage',
  },
  { path: 'questions', source: 'features/item-analysis/desk/questions-page.tsx', component: 'QuestionsPage' },
  { path: 'reports', source: 'features/question-reports/desk/reports-page.tsx', component: 'ReportsPage' },
  { path: 'rewards', source: 'wagons/token/rewards/desk/rewards-page.tsx', component: 'RewardsPage' },
  { path: 'token', source: 'wagons/token/desk/token-page.tsx', component: 'TokenPage' },
  { path: 'certificates', source: 'features/certificates/desk/requests-page.tsx', component: 'RequestsPage' },
  { path: 'audit-log', source: 'features/operators/desk/audit-log-page.tsx', component: 'AuditLogPage' },
]
