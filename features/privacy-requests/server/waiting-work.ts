import type { WaitingWork } from '#platform/server/feature.ts'
import { countOpen } from './privacy-request.store.ts'

export const waitingWork: readonly WaitingWork[] = [
  {
    path: '/operator/privacy',
    count: countOpen,
    words: {
      en: { one: 'request about personal data', other: 'requests about personal data' },
      fr: { one: 'demande sur des données personnelles', other: 'demandes sur des données personnelles' },
    },
  },
]
