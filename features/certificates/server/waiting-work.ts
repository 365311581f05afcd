import type { WaitingWork } from '#platform/server/feature.ts'
import { countRequests } from './records/certificate-request.store.ts'

const path = '/operator/certificates'

/** Without emails that could not be sent: where the address is wrong they would wait for ever. */
export const waitingWork: readonly WaitingWork[] = [
  {
    path,
    count: (db) => countRequests(db, 'waiting', Number.MAX_SAFE_INTEGER),
    words: {
      en: { one: 'certificate to check', other: 'certificates to check' },
      fr: { one: 'certificat à vérifier', other: 'certificats à vérifier' },
    },
  },
  {
    path: `${path}?list=corrections`,
    count: (db) => countRequests(db, 'corrections', Number.MAX_SAFE_INTEGER),
    words: {
      en: { one: 'name to correct', other: 'names to correct' },
      fr: { one: 'nom à corriger', other: 'noms à corriger' },
    },
  },
]
