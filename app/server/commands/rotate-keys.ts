// `npm run rotate-keys`: a new key for ID tokens; sessions continue. `-- credentials`: the same for certificates.
// `-- credentials --remove ID`: removes an older key, and invalidates what it signed.

import {
  removeCredentialKey,
  rotateCredentialKeys,
} from '#features/certificates/server/credentials/credential-keys.ts'
import { rotateSigningKey } from '#features/identity/server/tokens/signing-keys.ts'
import { systemClock } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { CommandError, runCommand, UsageError, withDatabase } from './command.ts'

const usage = 'rotate-keys -- [credentials [--remove ID]]'
await runCommand(usage, { remove: { type: 'string' } }, async ({ values, positionals, config }) => {
  const [what = 'tokens', ...rest] = positionals
  const { remove } = values
  const isKnown = what === 'credentials' || (what === 'tokens' && remove === undefined)
  if (!isKnown || rest.length > 0) throw new UsageError()
  await withDatabase(config(), (db) => {
    if (what === 'tokens') return rotateTokens(db)
    return remove === undefined ? rotateCredentials(db) : removeKey(db, remove)
  })
})

async function rotateTokens(database: Db): Promise<void> {
  const { kid, olderUntil } = await rotateSigningKey({ db: database, clock: systemClock })
  console.log(`New ID tokens are now signed with key ${kid}. A running server switches within a minute.`)
  console.log(`Older keys stay valid until ${new Date(olderUntil).toISOString()} and are then removed.`)
}

async function rotateCredentials(database: Db): Promise<void> {
  const { jwt, embedded } = await rotateCredentialKeys({ db: database, clock: systemClock })
  console.log(`Certificates are now signed with the keys ${jwt} (JWT) and ${embedded} (JSON).`)
  console.log('Older keys stay published.')
}

async function removeKey(database: Db, id: string): Promise<void> {
  const outcome = await removeCredentialKey(database, id)
  if (outcome instanceof Refusal) throw new CommandError(outcome.message)
  console.log(
    outcome.removed
      ? `Key ${id} has been removed. Nothing it signed can be verified any more.`
      : `There is no key ${id}.`,
  )
}
