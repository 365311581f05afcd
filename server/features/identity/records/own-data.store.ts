import type { Db } from '#server/database.ts'

/** The identities at other providers, the sessions and the codes of an account, without a secret of them. */
export async function selectOwnData(db: Db, uid: string) {
  const [identities, sessions, codes] = await Promise.all([
    db
      .selectFrom('linked_identities')
      .selectAll()
      .where('account_id', '=', uid)
      .orderBy('provider_id')
      .execute(),
    db
      .selectFrom('refresh_tokens')
      .select(['authenticated_at', 'sign_in_provider'])
      .where('account_id', '=', uid)
      .orderBy('authenticated_at')
      .execute(),
    db
      .selectFrom('action_codes')
      .select(['request_type', 'email', 'new_email', 'created_at', 'used_at'])
      .where('account_id', '=', uid)
      .orderBy('created_at')
      .execute(),
  ])
  return { identities, sessions, codes }
}
