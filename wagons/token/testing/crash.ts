import type { CrashDeed } from '#workshop/testing/crash/crash-deed.ts'
import { submitReward } from '../rewards/contract/rewards.ts'

const submission = (who: string, wallet: string) => `reward for ${who} to ${wallet}`
const known = (id: string) => `reward ${id}`

/** Asks for the reward. */
export const act: CrashDeed['act'] = async ({ email, random, ledger, write }) => {
  const evmAddress = `0x${random.below(1e9)}`
  const { id } = await write(submitReward, { body: { email, evmAddress } }, submission(email, evmAddress))
  ledger.keep(known(id))
}

export const readFacts: CrashDeed['readFacts'] = async (db) => {
  const rewards = await db.selectFrom('rewards').selectAll().execute()
  return rewards.map(({ id, email, evm_address }) => ({
    sentAs: submission(email, evm_address),
    knownAs: known(id),
  }))
}
