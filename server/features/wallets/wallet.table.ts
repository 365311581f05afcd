/** An address that an account has proven; of one account at most. As EIP-55 writes it. `proven_at` in ms. */
export interface WalletTable {
  account_id: string
  address: string
  proven_at: number
}
