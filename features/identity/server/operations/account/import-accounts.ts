import type { Clock } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { normaliseEmail } from '#platform/server/mail/email-address.ts'
import type { ExportedUser } from '../../import/import-file.ts'
import { formatModifiedScrypt, type ScryptParameters } from '../../passwords/imported-hash.ts'
import { findAccount, findAccountByEmail, insertAccount } from '../../records/account.store.ts'
import { type Account, emptyAccount, isDisplayName, isPhotoUrl } from '../../records/account.ts'
import { findLinkedAccountId, insertLinkedIdentity } from '../../records/linked-identity.store.ts'

export interface ImportNote {
  readonly place: string
  readonly uid: string
  readonly reason: string
}

const batch = 100

/** Never overwrites, so that a second run changes nothing. Passwords keep their hashes until their first sign-in. */
export async function importAccounts(
  { db, clock }: { db: Db; clock: Clock },
  users: readonly ExportedUser[],
  parameters: ScryptParameters | undefined,
) {
  let taken = 0
  const incomplete: ImportNote[] = []
  const skipped: ImportNote[] = []
  for (let first = 0; first < users.length; first += batch) {
    const some = users.slice(first, first + batch)
    const outcomes = await inTransaction(db, async (tx) => {
      const outcomes: (string | string[])[] = []
      for (const user of some) outcomes.push(await importAccount(tx, clock(), user, parameters))
      return outcomes
    })
    for (const [offset, outcome] of outcomes.entries()) {
      const about = { place: `users[${first + offset}]`, uid: some[offset]?.localId ?? '' }
      if (typeof outcome === 'string') skipped.push({ ...about, reason: outcome })
      else {
        taken++
        incomplete.push(...outcome.map((reason) => ({ ...about, reason })))
      }
    }
  }
  return { taken, incomplete, skipped }
}

async function importAccount(
  tx: Db,
  now: number,
  user: ExportedUser,
  parameters: ScryptParameters | undefined,
): Promise<string | string[]> {
  const email = user.email && normaliseEmail(user.email)
  if (!user.email) return 'it has no email'
  if (!email) return 'its email is malformed'
  const passwordHash = passwordHashOf(user, parameters)
  if (typeof passwordHash === 'object' && passwordHash !== null) return passwordHash.reason
  if (await findAccount(tx, user.localId)) return 'an account with this ID already exists'
  if (await findAccountByEmail(tx, email)) return 'another account with this email already exists'
  const account = draftAccount(user, email, passwordHash, now)
  await insertAccount(tx, account)
  return [...leftOut(user, account), ...(await importIdentities(tx, user, now))]
}

function draftAccount(user: ExportedUser, email: string, passwordHash: string | null, now: number): Account {
  const createdAt = user.createdAt ?? now
  return {
    ...emptyAccount(user.localId, createdAt),
    email,
    emailVerified: user.emailVerified ?? false,
    passwordHash,
    passwordUpdatedAt: passwordHash === null ? null : createdAt,
    displayName: storable(user.displayName, isDisplayName),
    photoUrl: storable(user.photoUrl, isPhotoUrl),
    disabled: user.disabled ?? false,
    lastLoginAt: user.lastSignedInAt ?? null,
  }
}

function passwordHashOf(
  { passwordHash: hash, salt }: ExportedUser,
  parameters: ScryptParameters | undefined,
): string | null | { readonly reason: string } {
  if (!hash) return null
  if (!parameters) return { reason: 'it has a password, but no --hash-config was given to read it' }
  if (!salt) return { reason: 'its password hash has no salt' }
  // The hash is the encrypted signer key, hence as long.
  if (Buffer.from(hash, 'base64').length !== Buffer.from(parameters.signerKey, 'base64').length)
    return { reason: 'its password hash does not match --hash-config' }
  return formatModifiedScrypt(parameters, { salt, hash })
}

const storable = (text: string | undefined, fits: (text: string) => boolean) =>
  text && fits(text) ? text : null

function leftOut(user: ExportedUser, account: Account): string[] {
  const reasons: [boolean, string][] = [
    [Boolean(user.displayName) && account.displayName === null, 'its name cannot be stored'],
    [Boolean(user.photoUrl) && account.photoUrl === null, 'its photo address cannot be stored'],
    [Boolean(user.phoneNumber), 'its phone number was left out'],
    [Boolean(user.customAttributes) && user.customAttributes !== '{}', 'its custom claims were left out'],
    [Boolean(user.mfaInfo?.length), 'its second factors were left out'],
  ]
  return reasons.flatMap(([applies, reason]) => (applies ? [reason] : []))
}

const own = new Set(['password', 'phone', 'emailLink'])

async function importIdentities(tx: Db, user: ExportedUser, now: number): Promise<string[]> {
  const reasons: string[] = []
  const linked = new Set<string>()
  for (const { providerId, rawId, email, displayName, photoUrl } of user.providerUserInfo) {
    if (own.has(providerId)) continue
    const identity = { providerId, subject: rawId ?? '', email: email ?? null }
    if (!rawId) reasons.push(`its identity at ${providerId} has no id`)
    else if (linked.has(providerId)) reasons.push(`it has a second identity at ${providerId}`)
    else if (await findLinkedAccountId(tx, identity))
      reasons.push(`its identity at ${providerId} already belongs to another account`)
    else {
      linked.add(providerId)
      const profile = {
        displayName: storable(displayName, isDisplayName),
        photoUrl: storable(photoUrl, isPhotoUrl),
      }
      await insertLinkedIdentity(tx, user.localId, { ...identity, ...profile }, now)
    }
  }
  return reasons
}
