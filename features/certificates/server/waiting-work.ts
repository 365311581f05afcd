import { minute } from '#platform/server/clock/clock.ts'
import type { Config, WaitingWork } from '#platform/server/feature.ts'
import { ruleOf } from './certificates.config.ts'
import { countRequests } from './records/certificate-request.store.ts'
import { countLeftToPeople } from './records/certificate-rule.store.ts'

const path = '/operator/certificates'
const all = Number.MAX_SAFE_INTEGER

/** In ms, beyond the delay: by then the rule has run, and has issued what it issues. */
const patience = 30 * minute

/** Without emails that could not be sent: where the address is wrong they would wait for ever. */
export function waitingWork(config: Pick<Config, 'certificates' | 'mail'>): readonly WaitingWork[] {
  const rule = ruleOf(config)
  return [
    {
      path,
      // What is about to be issued without anyone is no work.
      count: (db, now) =>
        rule ? countLeftToPeople(db, now - rule.delay - patience) : countRequests(db, 'waiting', all),
      words: {
        en: { one: 'certificate to check', other: 'certificates to check' },
        fr: { one: 'certificat à vérifier', other: 'certificats à vérifier' },
      },
    },
    {
      path: `${path}?list=corrections`,
      count: (db) => countRequests(db, 'corrections', all),
      words: {
        en: { one: 'name to correct', other: 'names to correct' },
        fr: { one: 'nom à corriger', other: 'noms à corriger' },
      },
    },
  ]
}
