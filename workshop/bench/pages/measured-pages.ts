export interface MeasuredPage {
  readonly path: string
  readonly name: string
  readonly isSignedIn?: boolean
  /** Audits that ask for what the page must not be. */
  readonly skipped?: readonly string[]
}

/** Search engines shall not show it (`platform/contract/pages.ts`), so that it cannot be found there. */
const notIndexed = ['is-crawlable']

/** Those for visitors first: logging in is a step between them. */
export const measuredPages: readonly MeasuredPage[] = [
  { path: '/', name: '`/`' },
  { path: '/login', name: '`/login`' },
  { path: '/register', name: '`/register`' },
  { path: '/reward', name: '`/reward`' },
  { path: '/forgot-password', name: '`/forgot-password`' },
  { path: '/lesson/1', name: '`/lesson/1`' },
  { path: '/class/harbour?module=3', name: '`/class/harbour`' },
  { path: '/no-such-page', name: 'page not found', skipped: ['http-status-code', 'errors-in-console'] },
  { path: '/dashboard', name: '`/dashboard`', isSignedIn: true, skipped: notIndexed },
  { path: '/module/1', name: '`/module/1`', isSignedIn: true, skipped: notIndexed },
  { path: '/success', name: '`/success`', isSignedIn: true, skipped: notIndexed },
  { path: '/account', name: '`/account`', isSignedIn: true, skipped: notIndexed },
]

/** The least score of each category (design: budgets of pages). */
export const budget = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
