import type { Hex } from 'viem'
import { systemClock } from '#platform/server/clock/clock.ts'
import { advice, type Finding, fault, fine } from '#platform/server/doctor/finding.ts'
import { type ChainFault, type ChainReader, isFault } from '#wagons/token/server/chain/chain-reader.ts'
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
  const reader = openChainReader({ settings, rpcUrl, clock: systemClock })
  const state = await reader.readContract()
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
    ...(await checkBatches(reader)),
    ...checkSender(settings),
  ]
}

/** With as many questions as an operator's page asks. */
async function checkBatches(reader: ChainReader): Promise<Finding[]> {
  const ids = Array.from({ length: 20 }, (_, at) => `0x${at.toString(16).padStart(64, '0')}`)
  if (isFault(await reader.readStatuses(ids))) return [faults.away]
  const most = (await reader.batchSize()) ?? 1
  if (most >= 10) return []
  return [
    advice(
      `The node of ETHEREUM_RPC_URL takes ${most === 1 ? 'no batches' : `at most ${most} calls in a batch`}: pages about tokens ask it more often and are slower.`,
      'Take a node that answers ten calls (JSON-RPC) in one request.',
    ),
  ]
}

const checkSender = ({ sendsClaims }: TokenSettings): Finding[] =>
  sendsClaims
    ? []
    : [
        advice(
          'Learners are not promised that the initiative pays for their token: TOKEN_SENDS_CLAIMS is no.',
          'If you send what learners have signed, set TOKEN_SENDS_CLAIMS=yes; they are then told so.',
        ),
      ]
