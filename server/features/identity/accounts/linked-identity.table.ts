/** Somebody's identity at another provider, and the account it opens. An account has one of each provider at most. */
export interface LinkedIdentityTable {
  provider_id: string
  subject: string
  account_id: string
  email: string | null
  display_name: string | null
  photo_url: string | null
  linked_at: number
}
