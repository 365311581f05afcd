/** What a feature shows within the page of another that knows nothing of it. */
export interface Part {
  /** By which the page imports it: `virtual:parts/<name>` (app/web/content-modules.d.ts has its type). */
  readonly name: string
  readonly source: string
  readonly component: string
  /** When it is fetched: along with its page, after it, or as a page of its own. */
  readonly comes: 'along' | 'late' | 'as-page'
}

export const parts: readonly Part[] = [
  {
    name: 'exercise-card',
    source: 'wagons/practice/web/practice-card.tsx',
    component: 'PracticeCard',
    comes: 'late',
  },
  {
    name: 'exercise-row',
    source: 'wagons/practice/web/practice-row.tsx',
    component: 'PracticeRow',
    comes: 'along',
  },
  {
    name: 'exercise-ahead',
    source: 'wagons/practice/web/keep-exercise.ts',
    component: 'useExerciseAhead',
    comes: 'along',
  },
  {
    name: 'practised',
    source: 'wagons/practice/web/list-practice.ts',
    component: 'usePractice',
    comes: 'along',
  },
  {
    name: 'account-section',
    source: 'wagons/token/web/account/wallet-section.tsx',
    component: 'WalletSection',
    comes: 'along',
  },
  {
    name: 'account-section-known',
    source: 'wagons/token/web/account/wallet-section.tsx',
    component: 'useWalletKnown',
    comes: 'along',
  },
  {
    name: 'certificate',
    source: 'wagons/token/web/shown-token.tsx',
    component: 'CertificateWithToken',
    comes: 'as-page',
  },
]
