/** The profile record of spec §3. `wallet_address` may be empty; `search_key` is what the name is found by; times are in ms. */
export interface ProfileTable {
  account_id: string
  name: string
  wallet_address: string
  search_key: string
  created_at: number
  updated_at: number
}
