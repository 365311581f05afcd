import type { WaitingWork } from '#platform/server/feature.ts'
import { countOpenClassReports } from './records/class-report.store.ts'

export const waitingWork: readonly WaitingWork[] = [
  {
    path: '/operator/classes/reports',
    count: countOpenClassReports,
    words: {
      en: { one: 'report about a learner in a class', other: 'reports about learners in classes' },
      fr: { one: 'signalement d’une personne en cours', other: 'signalements de personnes en cours' },
    },
  },
]
