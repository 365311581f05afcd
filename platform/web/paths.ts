/** Where each page lives (S2.1 to S2.7). Links are made from here, never by hand. */
export const paths = {
  landing: '/',
  reward: '/reward',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  signInLink: '/sign-in-link',
  /** Where the links in our e-mails lead. */
  action: '/auth/action',
  /** Where another identity provider redirects to. */
  provider: '/auth/provider',
  account: '/account',
  accountEmail: '/account#email',
  walletGuide: '/wallet-guide',
  certificate: '/certificate',
  /** The learner's token. */
  claim: '/claim',
  /** Where a friend pays for one; what to send stands in the fragment. */
  payClaim: '/claim/pay',
  /** Its own pages are in desk/ui/desk-paths.ts. */
  operator: '/operator',
  dashboard: '/dashboard',
  success: '/success',
  module: (moduleNumber: number) => `/module/${moduleNumber}` as const,
  /** The lesson of a module; `section` is the id of one of its headings. */
  lesson: (moduleNumber: number, section?: string) =>
    `/lesson/${moduleNumber}${section ? `#${section}` : ''}` as const,
  practice: (moduleNumber: number) => `/practice/${moduleNumber}` as const,
  review: '/review',
  /** What one knows before the journey, and after it. */
  check: '/check',
  final: '/final',
  dashboardModule: (moduleNumber: number) => `/dashboard#module-${moduleNumber}` as const,
  /** Our own page of a class space; `module` says whose lesson is shown first. */
  classSpace: (space: string, moduleNumber: number) =>
    `/class/${encodeURIComponent(space)}?module=${moduleNumber}` as const,
} as const
