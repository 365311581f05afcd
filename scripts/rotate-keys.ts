// `npm run rotate-keys`: adds a key that signs ID tokens from now on. Nobody is signed out; a server may be running.
import { readConfig } from '#server/config.ts'
import { rotateSigningKey } from '#server/features/identity/tokens/rotate-signing-key.ts'
import { openDatabase } from '#server/open-database.ts'
import { systemClock } from '#server/platform/clock/clock.ts'

const db = await openDatabase(readConfig(process.env))
const { kid, olderUntil } = await rotateSigningKey({ db, clock: systemClock })
await db.destroy()
console.log(`New ID tokens are signed with key ${kid}, by a running server within a minute.`)
console.log(`Older keys verify until ${new Date(olderUntil).toISOString()}; then they are retired.`)
