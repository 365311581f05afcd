import type { Db } from '#platform/server/db/database.ts'
import { type Places, prepareQuery } from '#platform/server/db/prepared-query.ts'
import { toAccount } from './account.store.ts'
import type { Account } from './account.ts'
import type { LinkedIdentity } from './linked-identity.store.ts'
import { type SecondFactor, toFactor } from './second-factor.store.ts'

export type TokenIdentity = Pick<LinkedIdentity, 'providerId' | 'subject'>

export interface SigningIn {
  readonly account: Account
  readonly factor: SecondFactor | undefined
  readonly identities: readonly TokenIdentity[]
}

/** The account and all that a sign-in asks of it, in one statement instead of three. */
export async function findSigningIn(db: Db, uid: string): Promise<SigningIn | undefined> {
  const rows = await withFactorAndIdentities.all(db, { uid })
  const [row] = rows
  if (!row) return undefined
  const { factor_id: id, secret, enrolled_at, last_step } = row
  const factor =
    id === null || secret === null || enrolled_at === null || last_step === null
      ? undefined
      : toFactor({ account_id: uid, id, secret, enrolled_at, last_step, display_name: row.factor_name })
  const identities = rows.flatMap(({ provider_id: providerId, subject }) =>
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
    .select([
      'second_factors.id as factor_id',
      'second_factors.secret',
      'second_factors.display_name as factor_name',
      'second_factors.enrolled_at',
      'second_factors.last_step',
      'linked_identities.provider_id',
      'linked_identities.subject',
    ])
    .where('accounts.id', '=', uid)
    .orderBy('linked_identities.provider_id'),
)
