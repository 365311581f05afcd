import type { Generated } from 'kysely'

/** A user account (S3.1). `email` is lower case, null when anonymous; times are in ms; `valid_since` refuses ID tokens issued before. */
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

/** An identity at another provider, and the account it opens. An account has one of each provider at most. */
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

/** A code out of an e-mail: never stored itself, only its SHA-256 in base64url. Times are in ms. */
export interface ActionCodeTable {
  code_hash: string
  request_type: string
  /** Null where the e-mail decides at its use whose account it is. */
  account_id: string | null
  email: string
  new_email: string | null
  created_at: number
  expires_at: number
  used_at: number | null
}

/**
 * An account that was deleted here while tokens of the hosted service may still speak for it. `id_hash` is the SHA-256
 * of its id in base64url. Times are in ms; from `expires_at` on the row counts as absent.
 */
export interface DeletedAccountTable {
  id_hash: string
  /** Sign-ins from before this time are ended. */
  valid_since: number
  expires_at: number
}

/**
 * A visitor on the way to another provider and back. `state_hash` is the SHA-256 of the state together with the
 * secret that only the visitor's browser has, in base64url. Times are in ms.
 */
export interface ProviderRedirectTable {
  state_hash: string
  provider_id: string
  nonce: string
  code_verifier: string
  return_to: string
  /** What the page calls this visit. */
  visit: string | null
  created_at: number
  used_at: number | null
}

/** A session: the refresh token itself is never stored, only its SHA-256 in base64url. Times are in ms. */
export interface RefreshTokenTable {
  token_hash: string
  account_id: string
  sign_in_provider: string
  authenticated_at: number
  created_at: number
  /** When it began or was last refreshed. */
  used_at: number
  /** Unused since decision 52. */
  custom_claims: string | null
  /** The id of the second factor that was asked for, if any. */
  second_factor: string | null
}

/**
 * The authenticator app of an account, one at most. `secret` is the shared key in base32, not encrypted: the keys that
 * sign ID tokens lie in the same database. `last_step` is the step of 30 s of the last code that was used: earlier ones
 * are refused. Times are in ms.
 */
export interface SecondFactorTable {
  account_id: string
  id: string
  secret: string
  display_name: string | null
  enrolled_at: number
  last_step: number
}

/** A code that stands in once for the authenticator app; stored as its SHA-256 in base64url, gone once used. */
export interface RecoveryCodeTable {
  account_id: string
  code_hash: string
}

/**
 * A key that signs ID tokens; `id` is the `kid`, `private_jwk` JSON. In the database, so that processes share it.
 * Times are in ms; from `retired_at` on, which may be still to come, its tokens are refused.
 */
export interface SigningKeyTable {
  id: string
  private_jwk: string
  created_at: number
  retired_at: number | null
}

/**
 * Something counted, shared by all processes. `key` is a SHA-256. Times are in ms: for a window its
 * start, for attempts the last one. From `expires_at` on the row counts as absent and may be removed.
 */
export interface ThrottleTable {
  key: string
  count: number
  window_started_at: number
  expires_at: number
}
