import type { WaitingWork } from '#platform/server/feature.ts'
import { countOpenReports } from './list-question-reports.ts'

export const waitingWork: readonly WaitingWork[] = [
  {
    path: '/operator/reports',
    count: countOpenReports,
    words: {
      en: { one: 'report about a question', other: 'reports about questions' },
      fr: { one: 'signalement sur une question', other: 'signalements sur des questions' },
    },
  },
]
