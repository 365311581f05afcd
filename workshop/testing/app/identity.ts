import { onTestFinished } from 'vitest'
import { eraseTraces, reclaimAccount } from '#app/server/account-changes.ts'
import { identitySettings } from '#features/identity/server/identity.config.ts'
import { createIdentity, type Identity } from '#features/identity/server/identity.ts'
import { signInWithPassword } from '#features/identity/server/operations/sign-in/sign-in-with-password.ts'
import type { HashCost } from '#features/identity/server/passwords/password-hash.ts'
import { newAccountId } from '#features/identity/server/records/account.ts'
import { PendingSignIn } from '#features/identity/server/second-factor/pending-sign-in.ts'
import { readSettings } from '#platform/server/config/settings.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { createTestDatabase } from '../database/database.ts'
import { createTestClock, type TestClock } from './deps.ts'
import { testIssuer } from './issuer.ts'
import { createTestMailer, type TestOutbox } from './mail.ts'
import { insertSharedKey } from './signing-key.ts'

/** An identity service over a database of its own, with a clock that stands still. */
export interface TestIdentity extends Identity {
  readonly clock: TestClock
  /** Where e-mails go unless `SMTP_URL` names a mail server. */
  readonly outbox: TestOutbox
}

/** The least that argon2 can do: the usual price of a password is most of what a test would take. */
export const cheapest = { memoryCost: 8, timeCost: 1, parallelism: 1 }

export const testPassword = 'correct horse'

/** Where the site of a test claims to be. */
export const testPublicUrl = 'https://edutrain.example'

/**
 * Makes the service for one test and closes its database afterwards. `env` changes settings. Making a signing key
 * takes longer than most tests, so they share one, unless a test asks for a key of its own.
 */
export async function createTestIdentity(
  env: NodeJS.ProcessEnv = {},
  { ownKey = false, hashCost = cheapest }: { ownKey?: boolean; hashCost?: HashCost } = {},
): Promise<TestIdentity> {
  const db = await createTestDatabase()
  onTestFinished(() => db.destroy())
  if (!ownKey) await insertSharedKey(db)
  const clock = createTestClock()
  const settings = readSettings(identitySettings, env)
  const { mailer, outbox } = createTestMailer(env)
  const parts = {
    db,
    clock,
    settings,
    mailer,
    publicUrl: testPublicUrl,
    issuer: testIssuer,
    reclaim: reclaimAccount,
    eraseTraces,
    hashCost,
  }
  return { ...(await createIdentity(parts)), clock, outbox }
}

/** Creates an account with the test password; it has not signed in. */
export async function addTestAccount(
  { db, clock, random, hasher }: Identity,
  email = 'ada@example.org',
): Promise<{ uid: string }> {
  const [uid, now] = [newAccountId(random), clock()]
  const password = { password_hash: await hasher.hash(testPassword), password_updated_at: now }
  const times = { valid_since: now, created_at: now }
  const account = { id: uid, email, email_verified: 0, disabled: 0, ...password, ...times } as const
  await db.insertInto('accounts').values(account).execute()
  return { uid }
}

/** Creates an account with the test password and signs in. */
export async function signInTestAccount(identity: Identity, email = 'ada@example.org') {
  await addTestAccount(identity, email)
  const { account, tokens } = expectDone(
    await signInWithPassword(identity, { email, password: testPassword }),
  )
  return { account: { ...account, email }, tokens }
}

/** The outcome of an operation that a test takes for granted. */
export function expectDone<T>(outcome: T): Exclude<T, Refusal | PendingSignIn> {
  if (outcome instanceof Refusal) throw new Error(`refused: ${outcome.code}`)
  if (outcome instanceof PendingSignIn) throw new Error('a second factor was asked for')
  return outcome as Exclude<T, Refusal | PendingSignIn>
}

/** The code an operation was refused with, or what it did instead. */
export const codeOf = (outcome: unknown) => (outcome instanceof Refusal ? outcome.code : outcome)
