import type { WaitingWork } from '#platform/server/feature.ts'
import { countCertificates } from './certificates.facade.ts'

const path = '/operator/certificates'

/** Without emails that could not be sent: where the address is wrong they would wait for ever. */
export const waitingWork: readonly WaitingWork[] = [
  {
    path,
    count: async (db) => (await countCertificates(db)).waiting,
    words: {
      en: { one: 'certificate to check', other: 'certificates to check' },
      fr: { one: 'certificat à vérifier', other: 'certificats à vérifier' },
    },
  },
  {
    path: `${path}?list=corrections`,
    count: async (db) => (await countCertificates(db)).corrections,
    words: {
      en: { one: 'name to correct', other: 'names to correct' },
      fr: { one: 'nom à corriger', other: 'noms à corriger' },
    },
  },
]
