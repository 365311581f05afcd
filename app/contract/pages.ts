/** A page of the site. The routes of browser and server, titles, the build and the service worker follow from this list. */
export interface Page {
  /** By which its title is found (app/web/page-titles.en.ts), and its description if it has one. */
  readonly name: string
  /** As the routers of both sides read it. */
  readonly path: string
  /** Its source, and the component in it, or a `fetch…` that resolves to one. */
  readonly source: string
  readonly component: string
  /** What stands around it: `learner` and `operator` for those who have logged in, `own` for pages that bring theirs. */
  readonly frame: 'public' | 'learner' | 'operator' | 'own'
  /** The HTML that the build makes of it; a page with its words in it is `isPrerendered`, others are shells. */
  readonly html: string
  readonly isPrerendered?: boolean
  /** Search engines may show it. */
  readonly isIndexed?: boolean
  /** What is fetched along with the HTML, where that is not its source: sources, or groups of vite.config.ts. */
  readonly parts?: readonly string[]
  /** Of no use without a connection, so that it is not kept on the device. */
  readonly needsConnection?: boolean
}

export const pages: readonly Page[] = [
  {
    name: 'landing',
    path: '/',
    source: 'features/shell/web/landing-page.tsx',
    component: 'LandingPage',
    frame: 'public',
    html: 'index',
    isPrerendered: true,
    isIndexed: true,
  },
  {
    name: 'login',
    path: '/login',
    source: 'features/identity/web/login/login-page.tsx',
    component: 'LoginPage',
    frame: 'public',
    html: 'login',
    isPrerendered: true,
    isIndexed: true,
  },
  {
    name: 'register',
    path: '/register',
    source: 'features/profiles/web/register-page.tsx',
    component: 'RegisterPage',
    frame: 'public',
    html: 'register',
    isPrerendered: true,
    isIndexed: true,
    needsConnection: true,
  },
  {
    name: 'reward',
    path: '/reward',
    source: 'wagons/token/rewards/web/reward-page.tsx',
    component: 'RewardPage',
    frame: 'public',
    html: 'reward',
    isPrerendered: true,
    isIndexed: true,
    needsConnection: true,
  },
  {
    name: 'forgotPassword',
    path: '/forgot-password',
    source: 'features/identity/web/mail-link/mail-link-pages.tsx',
    component: 'ForgotPasswordPage',
    frame: 'public',
    html: 'forgot-password',
    isPrerendered: true,
    isIndexed: true,
    parts: ['mail-link'],
    needsConnection: true,
  },
  {
    name: 'walletGuide',
    path: '/wallet-guide',
    source: 'wagons/token/wallets/web/guide-page.tsx',
    component: 'fetchGuidePage',
    frame: 'public',
    html: 'wallet-guide',
    isPrerendered: true,
    isIndexed: true,
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
    name: 'rewardConfirm',
    path: '/reward/confirm',
    source: 'wagons/token/rewards/web/confirm-reward-page.tsx',
    component: 'ConfirmRewardPage',
    frame: 'public',
    html: 'app-public',
    needsConnection: true,
  },
  {
    name: 'payClaim',
    path: '/claim/pay',
    source: 'wagons/token/web/token-page.tsx',
    component: 'TokenPage',
    frame: 'public',
    html: 'app-public',
    needsConnection: true,
  },
  {
    name: 'action',
    path: '/auth/action',
    source: 'features/identity/web/action/action-page.tsx',
    component: 'ActionPage',
    frame: 'public',
    html: 'app-auth',
    parts: ['identity-client'],
    needsConnection: true,
  },
  {
    name: 'provider',
    path: '/auth/provider',
    source: 'features/identity/web/providers/provider-page.tsx',
    component: 'ProviderPage',
    frame: 'public',
    html: 'app-auth',
    parts: ['identity-client'],
    needsConnection: true,
  },
  {
    name: 'dashboard',
    path: '/dashboard',
    source: 'app/web/dashboard.tsx',
    component: 'Dashboard',
    frame: 'learner',
    html: 'app-dashboard',
    parts: ['dashboard-page'],
  },
  {
    name: 'module',
    path: '/module/:id',
    source: 'features/quizzes/web/quiz-page.tsx',
    component: 'QuizPage',
    frame: 'learner',
    html: 'app-quiz',
    parts: ['quiz-page'],
  },
  {
    name: 'success',
    path: '/success',
    source: 'features/quizzes/web/success/success-page.tsx',
    component: 'SuccessPage',
    frame: 'learner',
    html: 'app-success',
  },
  {
    name: 'review',
    path: '/review',
    source: 'features/review/web/review-page.tsx',
    component: 'ReviewPage',
    frame: 'learner',
    html: 'app-review',
    parts: ['review', 'features/review/web/review-form.tsx'],
  },
  {
    name: 'account',
    path: '/account',
    source: 'app/web/account.tsx',
    component: 'fetchAccount',
    frame: 'learner',
    html: 'app-account',
    needsConnection: true,
  },
  {
    name: 'certificate',
    path: '/certificate',
    source: 'app/web/certificate.tsx',
    component: 'Certificate',
    frame: 'learner',
    html: 'app-certificate',
    needsConnection: true,
  },
  {
    name: 'claim',
    path: '/claim',
    source: 'wagons/token/web/token-page.tsx',
    component: 'TokenPage',
    frame: 'learner',
    html: 'app-claim',
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
    source: 'features/films/web/card/lesson-with-film.tsx',
    component: 'LessonWithFilm',
    frame: 'own',
    html: 'app-public',
  },
  {
    name: 'practice',
    path: '/practice/:id',
    source: 'wagons/practice/web/practice-page.tsx',
    component: 'PracticePage',
    frame: 'own',
    html: 'app-practice',
    isIndexed: true,
  },
  {
    name: 'classSpace',
    path: '/class/:space',
    source: 'wagons/classroom/web/class-page.tsx',
    component: 'fetchClassPage',
    frame: 'own',
    html: 'app-class',
    isIndexed: true,
  },
]

/** What the sitemap lists besides the lessons. */
export const indexedPaths: readonly string[] = pages
  .filter(({ isIndexed, isPrerendered }) => isIndexed && isPrerendered)
  .map(({ path }) => path)
