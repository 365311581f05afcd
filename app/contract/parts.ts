/** What a feature shows within the page of another that knows nothing of it. */
export interface Part {
  /** By which the page imports it: `virtual:parts/<name>` (app/web/content-modules.d.ts has its type). */
  readonly name: string
  readonly source: string
  /** Of a part that is drawn by itself; any other is a module for the page to load. */
  readonly component?: string
  /** After the page, or as a page of its own. */
  readonly comes?: 'late' | 'as-page'
}

export const parts: readonly Part[] = [
  {
    name: 'exercise-card',
    source: 'wagons/practice/web/practice-card.tsx',
    component: 'PracticeCard',
    comes: 'late',
  },
  { name: 'dashboard-exercises', source: 'wagons/practice/web/dashboard-exercises.ts' },
  { name: 'account-wallet', source: 'wagons/token/web/account/wallet-section.tsx' },
  {
    name: 'certificate',
    source: 'wagons/token/web/shown-token.tsx',
    component: 'CertificateWithToken',
    comes: 'as-page',
  },
]
