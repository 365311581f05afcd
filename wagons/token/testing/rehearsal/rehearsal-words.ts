import type { Anvil } from '../chain/anvil.ts'
import { fundedAccount } from '../chain/chain-client.ts'
import { emailOf, type RehearsalPeople, rehearsalLearners, rehearsalPassword } from './rehearsal-learners.ts'

interface Facts {
  readonly url: string
  readonly dataDir: string
  readonly chain: Pick<Anvil, 'url' | 'chainId'>
  readonly contract: string
  readonly people: RehearsalPeople
}

const keyOf = (number: number) =>
  `0x${Buffer.from(fundedAccount(number).getHdKey().privateKey ?? []).toString('hex')}`

const states = {
  Ada: 'has the token',
  Ben: 'has signed; the claim waits to be sent',
  Carla: 'can claim, alone or by signing',
  Dan: 'has the token, but the certificate is revoked',
  Eve: 'has a certificate, but is on no list yet',
} as const

/** For the person who started it. */
export function rehearsalWords({ url, dataDir, chain, contract, people }: Facts): string {
  const wallet = (name: string, number: number) =>
    `  ${name.padEnd(9)} ${fundedAccount(number).address}  key ${keyOf(number)}`
  const learners = Object.entries(rehearsalLearners) as [keyof typeof states, number][]
  return `
The rehearsal is ready. Ctrl-C ends it, and nothing of it stays.

Site       ${url}
Contract   ${contract}
Chain      ${chain.url}, chain ID ${chain.chainId}

Log in (password of all: ${rehearsalPassword})
  ${people.operator.email.padEnd(22)} operator
${learners.map(([name]) => `  ${emailOf(name).padEnd(22)} ${states[name]}`).join('\n')}

Wallets, to import into a browser wallet in a profile of its own. These keys are known all over the world: use them here
alone, and send nothing to them on any other chain.
${wallet('Operator', 0)}
${learners.map(([name, number]) => wallet(name, number)).join('\n')}
Add a network to that wallet: RPC ${chain.url}, chain ID ${chain.chainId}, currency ETH. After another rehearsal, clear the
wallet's activity data: the chain begins anew each time.

Try
  1. Carla: ${url}/claim, with her wallet or by signing.
  2. Operator: ${url}/operator/token, connect the wallet, send Ben's claim, revoke Dan's token.
  3. Operator: ${url}/operator/rewards, create a list, then publish it: Eve can claim.

The same on the command line, in another terminal:
  export DATA_DIR=${dataDir} PUBLIC_URL=${url} ETHEREUM_RPC_URL=${chain.url}
  export TOKEN_CHAIN_ID=${chain.chainId} TOKEN_CONTRACT=${contract}
  npm run token -- verify
`
}
