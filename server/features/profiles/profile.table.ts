/** The profile record of spec §3. `wallet_address` may be empty; times are in ms. */
export interface ProfileTable {
  account_id: string
  name: string
  wallet_address: string
  created_at: number
  updated_at: number
}
