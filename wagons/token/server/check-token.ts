import type { Hex } from 'viem'
import { systemClock } from '#platform/server/clock/clock.ts'
import { type Finding, fault, fine } from '#platform/server/doctor/finding.ts'
import { type ChainFault, isFault } from '#wagons/token/server/chain/chain-reader.ts'
import { openChainReader } from '#wagons/token/server/chain/open-chain-reader.ts'
import { isCodeOf, readCompiledContract } from '#wagons/token/server/compiled-contract.ts'
import type { TokenSettings } from '#wagons/token/server/token.config.ts'

const faults: Record<ChainFault, Finding> = {
  away: fault(
    'The node of ETHEREUM_RPC_URL does not answer: learners see no state of their token, and none can be claimed.',
    'Check the address and the key in ETHEREUM_RPC_URL, and whether a firewall blocks it.',
  ),
  'wrong-chain': fault(
    'The node of ETHEREUM_RPC_URL is of another chain than TOKEN_CHAIN_ID.',
    'Take the address of a node of that chain, or the number of that chain.',
  ),
  'no-contract': fault(
    'There is no token contract at TOKEN_CONTRACT on this chain.',
    'Set TOKEN_CONTRACT to the address that the deployment had; see docs/rewards.md.',
  ),
}

/** Whether learners can claim. What the lists and the chain say of each other is left to `npm run token -- verify`. */
export async function checkToken(settings: TokenSettings, rpcUrl: string): Promise<Finding[]> {
  if (settings.contract === '')
    return [fine('Learners are offered no token: TOKEN_CONTRACT is not set. See docs/rewards.md.')]
  const state = await openChainReader({ settings, rpcUrl, clock: systemClock }).readContract()
  if (isFault(state)) return [faults[state]]
  if (!isCodeOf(readCompiledContract(), state.code as Hex))
    return [
      fault(
        `The contract at ${settings.contract} has other code than ours.`,
        'Compare it with npm run token -- verify before any learner is sent to it.',
      ),
    ]
  return [
    fine(`Chain ${settings.chainId} has our contract at ${settings.contract}, owned by ${state.owner}.`),
  ]
}
