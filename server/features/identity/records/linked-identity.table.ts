import type { Generated } from 'kysely'

/** Somebody's identity at another provider, and the account it opens. An account has one of each provider at most. */
export interface LinkedIdentityTable {
  provider_id: string
  subject: string
  account_id: string
  email: string | null
  display_name: string | null
  photo_url: string | null
  linked_at: number
  /** 1 when the account's e-mail was not verified then, or when that is not known: a new password takes it away. */
  linked_unverified: Generated<0 | 1>
}
