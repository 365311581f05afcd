import type { Generated } from 'kysely'

declare module '#platform/server/db/database.ts' {
  interface Tables {
    /** S3.1. Times are in ms; ID tokens issued before `valid_since` are refused. */
    accounts: {
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
      /** 1 when a sign-in link is known to have been used, and not unlinked since. */
      entered_by_link: Generated<0 | 1>
    }
    linked_identities: {
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
    /** `code_hash` is the SHA-256 of the code in base64url. Times are in ms. */
    action_codes: {
      code_hash: string
      request_type: string
      /** Null where the e-mail decides which account it opens. */
      account_id: string | null
      email: string
      new_email: string | null
      created_at: number
      expires_at: number
      used_at: number | null
    }
    /** Tokens of the hosted service may still speak for such an account. `id_hash` is a SHA-256. Times are in ms. */
    deleted_accounts: {
      id_hash: string
      valid_since: number
      expires_at: number
    }
    /** `state_hash` is the SHA-256 of the state and of a secret that only the visitor's browser has. Times are in ms. */
    provider_redirects: {
      state_hash: string
      provider_id: string
      nonce: string
      code_verifier: string
      return_to: string
      visit: string | null
      created_at: number
      used_at: number | null
    }
    /** A session. `token_hash` is the SHA-256 of the refresh token in base64url. Times are in ms. */
    refresh_tokens: {
      token_hash: string
      account_id: string
      sign_in_provider: string
      authenticated_at: number
      created_at: number
      used_at: number
      /** Unused since decision 52. */
      custom_claims: string | null
      second_factor: string | null
    }
    /** `secret` is not encrypted: keys that sign tokens are beside it. `last_step` counts 30 s. */
    second_factors: {
      account_id: string
      id: string
      secret: string
      display_name: string | null
      enrolled_at: number
      last_step: number
    }
    /** Stored as its SHA-256 in base64url, gone once used. */
    recovery_codes: {
      account_id: string
      code_hash: string
    }
    /** `id` is the `kid`, `private_jwk` JSON. From `retired_at` (ms) on, perhaps later, its tokens are refused. */
    signing_keys: {
      id: string
      private_jwk: string
      created_at: number
      retired_at: number | null
    }
  }
}
