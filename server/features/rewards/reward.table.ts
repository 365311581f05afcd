/**
 * A reward submission (spec §3); `evm_address` may be empty. Never overwritten. `code_hash` is the SHA-256 of the code in
 * the letter that went to its e-mail, null while none did; `confirmed_at` when that code was used. Times are in ms.
 */
export interface RewardTable {
  id: string
  email: string
  evm_address: string
  submitted_at: number
  code_hash: string | null
  code_expires_at: number | null
  confirmed_at: number | null
}
