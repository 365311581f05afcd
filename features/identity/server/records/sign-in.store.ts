import type { Db } from '#platform/server/db/database.ts'
import { type Places, prepareQuery } from '#platform/server/db/prepared-query.ts'
import { toAccount } from './account.store.ts'
import type { LinkedIdentity } from './linked-identity.store.ts'

export type TokenIdentity = Pick<LinkedIdentity, 'providerId' | 'subject'>

/** The account and all that a sign-in asks of it, in one statement instead of three. */
export async function findSigningIn(db: Db, uid: string) {
  const rows = await withFactorAndIdentities.all(db, { uid })
  const [row] = rows
  if (!row) return undefined
  const { factorId: id, secret, factorName: displayName, enrolledAt, lastStep } = row
  const factor =
    id === null || secret === null || enrolledAt === null || lastStep === null
      ? undefined
      : { id, secret, displayName, enrolledAt, lastStep }
  const identities = rows.flatMap(({ providerId, subject }) =>
    providerId === null || subject === null ? [] : [{ providerId, subject }],
  )
  return { account: toAccount(row), factor, identities }
}

const withFactorAndIdentities = prepareQuery((db: Db, { uid }: Places<{ uid: string }>) =>
  db
    .selectFrom('accounts')
    .leftJoin('second_factors', 'second_factors.account_id', 'accounts.id')
    .leftJoin('linked_identities', 'linked_identities.account_id', 'accounts.id')
    .selectAll('accounts')
    .select(['second_factors.id as factorId', 'second_factors.display_name as factorName'])
    .select(['second_factors.secret', 'second_factors.enrolled_at as enrolledAt'])
    .select(['second_factors.last_step as lastStep', 'linked_identities.subject'])
    .select('linked_identities.provider_id as providerId')
    .where('accounts.id', '=', uid)
    .orderBy('linked_identities.provider_id'),
)
