// `npm run rotate-keys`: adds a key that signs ID tokens from now on. Nobody is signed out; a server may be running.
// `npm run rotate-keys -- credentials`: the same for certificates; what older keys signed holds.
// `npm run rotate-keys -- credentials --remove ID`: takes an older one away, and with it all that it signed.
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import type { Db } from '#server/database.ts'
import { removeCredentialKey } from '#server/features/certificates/credentials/remove-credential-key.ts'
import { rotateCredentialKey } from '#server/features/certificates/credentials/rotate-credential-key.ts'
import { rotateSigningKey } from '#server/features/identity/tokens/rotate-signing-key.ts'
import { openDatabase } from '#server/open-database.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

const { values, positionals } = parseArgs({ options: { remove: { type: 'string' } }, allowPositionals: true })
const [what = 'tokens', ...rest] = positionals
const isKnown = what === 'credentials' || (what === 'tokens' && values.remove === undefined)
if (!isKnown || rest.length > 0) {
  console.error('Usage: npm run rotate-keys -- [credentials [--remove ID]]')
  process.exit(1)
}

const db = await openDatabase(readConfig(process.env))
if (what === 'tokens') await rotateTokens(db)
else if (values.remove === undefined) await rotateCredentials(db)
else await removeKey(db, values.remove)
await db.destroy()

async function rotateTokens(database: Db): Promise<void> {
  const { kid, olderUntil } = await rotateSigningKey({ db: database, clock: systemClock })
  console.log(`New ID tokens are signed with key ${kid}, by a running server within a minute.`)
  console.log(`Older keys verify until ${new Date(olderUntil).toISOString()}; then they are retired.`)
}

async function rotateCredentials(database: Db): Promise<void> {
  const id = await rotateCredentialKey({ db: database, clock: systemClock })
  console.log(`Certificates are signed with key ${id} from now on. Older keys stay published.`)
}

async function removeKey(database: Db, id: string): Promise<void> {
  const outcome = await removeCredentialKey(database, id)
  if (outcome instanceof Refusal) {
    console.error(outcome.message)
    process.exitCode = 1
  } else
    console.log(
      outcome.removed ? `Key ${id} is gone; what it signed verifies no more.` : `There is no key ${id}.`,
    )
}
