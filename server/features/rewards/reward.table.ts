/** A reward submission (spec §3); `evm_address` may be empty. Never overwritten. */
export interface RewardTable {
  id: string
  email: string
  evm_address: string
  submitted_at: number
}
