import { infoPageNames } from '#features/site/contract/info-pages.ts'
import type { DeskPage, Page } from '#platform/contract/feature-pages.ts'

/** For visitors whom search engines send, with its words in its HTML. */
const open = { frame: 'public', isPrerendered: true, isIndexed: true } as const
/** Where e-mails and providers lead, to the identity service. */
const linked = {
  frame: 'public',
  html: 'app-auth',
  parts: ['identity-client'],
  needsConnection: true,
} as const

/** Of the people who run the site, filled by the server. */
const info = (name: string): Page => ({
  name,
  path: `/${name}`,
  source: 'app/web/other-page.tsx',
  component: 'OtherPage',
  html: name,
  ...open,
  isToRead: true,
  needsConnection: true,
  // What shows any other address is kept on the device, the text of such a page is not.
  parts: ['features/site/web/info-page.tsx'],
})

/** The pages of the journey; wagons bring their own (app/server/wagon-list.ts). */
export const journeyPages: readonly Page[] = [
  {
    name: 'landing',
    path: '/',
    source: 'features/shell/web/landing-page.tsx',
    component: 'LandingPage',
    html: 'index',
    ...open,
  },
  {
    name: 'login',
    path: '/login',
    source: 'features/identity/web/login/login-page.tsx',
    component: 'LoginPage',
    html: 'login',
    ...open,
  },
  {
    name: 'register',
    path: '/register',
    source: 'features/profiles/web/register-page.tsx',
    component: 'RegisterPage',
    html: 'register',
    ...open,
    needsConnection: true,
  },
  {
    name: 'forgotPassword',
    path: '/forgot-password',
    source: 'features/identity/web/mail-link/mail-link-pages.tsx',
    component: 'ForgotPasswordPage',
    html: 'forgot-password',
    ...open,
    parts: ['mail-link'],
    needsConnection: true,
  },
  {
    name: 'signInLink',
    path: '/sign-in-link',
    source: 'features/identity/web/mail-link/mail-link-pages.tsx',
    component: 'SignInLinkPage',
    frame: 'public',
    html: 'sign-in-link',
    isPrerendered: true,
    parts: ['mail-link'],
    needsConnection: true,
  },
  {
    name: 'action',
    path: '/auth/action',
    source: 'features/identity/web/action/action-page.tsx',
    component: 'ActionPage',
    ...linked,
  },
  {
    name: 'provider',
    path: '/auth/provider',
    source: 'features/identity/web/providers/provider-page.tsx',
    component: 'ProviderPage',
    ...linked,
  },
  {
    name: 'dashboard',
    path: '/dashboard',
    source: 'app/web/dashboard.tsx',
    component: 'Dashboard',
    frame: 'learner',
    html: 'app-dashboard',
    parts: ['dashboard-page'],
    reads: ['/api/progress', '/api/classes'],
  },
  {
    name: 'module',
    path: '/module/:id',
    source: 'features/quizzes/web/quiz-page.tsx',
    component: 'QuizPage',
    frame: 'learner',
    html: 'app-quiz',
    parts: ['quiz-page'],
    reads: ['POST:/api/modules/*/attempts'],
  },
  {
    name: 'success',
    path: '/success',
    source: 'app/web/success.tsx',
    component: 'Success',
    frame: 'learner',
    html: 'app-success',
    reads: ['/api/progress'],
  },
  {
    name: 'review',
    path: '/review',
    source: 'features/review/web/review-page.tsx',
    component: 'ReviewPage',
    frame: 'learner',
    html: 'app-review',
    parts: ['review', 'features/review/web/review-form.tsx'],
    reads: ['/api/review'],
  },
  {
    name: 'account',
    path: '/account',
    source: 'app/web/account.tsx',
    component: 'Account',
    frame: 'learner',
    html: 'app-account',
    reads: ['/api/profile'],
    needsConnection: true,
  },
  {
    name: 'certificate',
    path: '/certificate',
    source: 'app/web/certificate.tsx',
    component: 'Certificate',
    frame: 'learner',
    html: 'app-certificate',
    reads: ['/api/certificate'],
    needsConnection: true,
  },
  {
    name: 'operator',
    path: '/operator/*',
    source: 'app/web/desk-pages.tsx',
    component: 'DeskPages',
    frame: 'operator',
    html: 'app-desk',
    needsConnection: true,
  },
  {
    name: 'lesson',
    path: '/lesson/:id',
    source: 'app/web/lesson.tsx',
    component: 'Lesson',
    frame: 'own',
    html: 'app-public',
  },
  ...infoPageNames.map(info),
]

/** Of what every site has. All are fetched as one: learners pay for no word of them. */
export const journeyDeskPages: readonly DeskPage[] = [
  { path: '', source: 'features/desk/web/overview/overview-page.tsx', component: 'OverviewPage' },
  { path: 'learners', source: 'features/accounts/desk/learners-page.tsx', component: 'LearnersPage' },
  { path: 'learners/:id', source: 'features/accounts/desk/learner-page.tsx', component: 'LearnerPage' },
  { path: 'questions', source: 'features/item-analysis/desk/questions-page.tsx', component: 'QuestionsPage' },
  { path: 'reports', source: 'features/question-reports/desk/reports-page.tsx', component: 'ReportsPage' },
  { path: 'certificates', source: 'features/certificates/desk/requests-page.tsx', component: 'RequestsPage' },
  { path: 'privacy', source: 'features/privacy-requests/desk/privacy-page.tsx', component: 'PrivacyPage' },
  { path: 'site', source: 'features/site/desk/site-page.tsx', component: 'SitePage' },
  { path: 'audit-log', source: 'features/operators/desk/audit-log-page.tsx', component: 'AuditLogPage' },
]
