import { countCertificates } from '#features/certificates/server/certificates.facade.ts'
import type { Config, WaitingWork } from '#platform/server/feature.ts'
import { countListedCertificates } from '#wagons/token/rewards/server/rewards.facade.ts'

/** Where tokens are offered. What the chain alone knows is left out: an email cannot wait for it. */
export const waitingWork = ({ token }: Pick<Config, 'token'>): readonly WaitingWork[] =>
  token.contract === ''
    ? []
    : [
        {
          path: '/operator/rewards',
          count: async (db) => {
            const { issued } = await countCertificates(db)
            return Math.max(0, issued - (await countListedCertificates(db)))
          },
          words: {
            en: {
              one: 'certificate since the last token list',
              other: 'certificates since the last token list',
            },
            fr: {
              one: 'certificat depuis la dernière liste pour les jetons',
              other: 'certificats depuis la dernière liste pour les jetons',
            },
          },
        },
      ]
