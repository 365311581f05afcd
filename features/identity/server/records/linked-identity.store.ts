import type { Insertable } from 'kysely'
import type { Db, Tables } from '#platform/server/db/database.ts'

/** `subject` is its id at the provider. The rest is what that provider last said of it. */
export interface LinkedIdentity {
  readonly providerId: string
  readonly subject: string
  readonly email: string | null
  readonly displayName: string | null
  readonly photoUrl: string | null
}

export function listLinkedIdentities(db: Db, uid: string): Promise<LinkedIdentity[]> {
  return identitiesOf(db, uid).select(['provider_id as providerId', 'subject']).execute()
}

/** As their owner downloads them. */
export function exportLinkedIdentities(db: Db, uid: string) {
  return identitiesOf(db, uid)
    .select(['provider_id as provider', 'subject as id', 'linked_at as linkedAt'])
    .execute()
}

const identitiesOf = (db: Db, uid: string) =>
  db
    .selectFrom('linked_identities')
    .select(['email', 'display_name as displayName', 'photo_url as photoUrl'])
    .where('account_id', '=', uid)
    .orderBy('provider_id')

export async function findLinkedAccountId(
  db: Db,
  { providerId, subject }: Pick<LinkedIdentity, 'providerId' | 'subject'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('linked_identities')
    .select('account_id')
    .where('provider_id', '=', providerId)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.account_id
}

/** @throws the engine's unique violation when the identity, or another of its provider at this account, is linked. */
export async function insertLinkedIdentity(
  db: Db,
  uid: string,
  identity: LinkedIdentity,
  now: number,
  { whileUnverified = false } = {},
): Promise<void> {
  const row: Insertable<Tables['linked_identities']> = {
    provider_id: identity.providerId,
    subject: identity.subject,
    account_id: uid,
    email: identity.email,
    display_name: identity.displayName,
    photo_url: identity.photoUrl,
    linked_at: now,
    linked_unverified: whileUnverified ? 1 : 0,
  }
  await db.insertInto('linked_identities').values(row).execute()
}

export async function changeLinkedIdentity(db: Db, identity: LinkedIdentity): Promise<void> {
  await db
    .updateTable('linked_identities')
    .set({ email: identity.email, display_name: identity.displayName, photo_url: identity.photoUrl })
    .where('provider_id', '=', identity.providerId)
    .where('subject', '=', identity.subject)
    .execute()
}

export async function deleteLinkedIdentities(db: Db, uid: string, providerIds?: readonly string[]) {
  if (providerIds?.length === 0) return
  const all = db.deleteFrom('linked_identities').where('account_id', '=', uid)
  await (providerIds ? all.where('provider_id', 'in', providerIds) : all).execute()
}

export async function deleteIdentitiesLinkedUnverified(db: Db, uid: string): Promise<void> {
  await db
    .deleteFrom('linked_identities')
    .where('account_id', '=', uid)
    .where('linked_unverified', '=', 1)
    .execute()
}
