import type { Generated } from 'kysely'

/** A user account (spec §3). `email` is lower case, null when anonymous; times are in ms; `valid_since` refuses ID tokens issued before. */
export interface AccountTable {
  id: string
  email: string | null
  email_verified: 0 | 1
  password_hash: string | null
  password_updated_at: number | null
  display_name: string | null
  photo_url: string | null
  disabled: 0 | 1
  valid_since: number
  created_at: number
  last_login_at: number | null
  last_refresh_at: number | null
  /** 1 when a sign-in link was used since this is kept, and the way in was not taken away after that. */
  entered_by_link: Generated<0 | 1>
}
