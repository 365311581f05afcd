import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Hex } from 'viem'
import { createApp } from '#app/server/app.ts'
import { callSite } from '#app/server/commands/seed-learner.ts'
import { readConfig } from '#app/server/config/config.ts'
import { createDeps, type Deps } from '#app/server/deps.ts'
import { listen } from '#app/server/process/start.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type {
  getRootTransaction,
  listSignedClaims,
  TokenTransaction,
} from '#wagons/token/contract/token-desk.ts'
import type { createRewardList } from '#wagons/token/rewards/contract/reward-lists.ts'
import { deployTransaction } from '#wagons/token/server/desk/transactions.ts'
import { metadataPath } from '#wagons/token/server/documents/token-documents.ts'
import { addMulticall } from '#wagons/token/testing/chain/multicall.ts'
import { freePort } from '#workshop/testing/machine/free-port.ts'
import { type Anvil, startAnvil } from '../chain/anvil.ts'
import { type ChainClient, fundedAccount, openChain } from '../chain/chain-client.ts'
import { addRehearsalLearners, type RehearsalPeople } from './rehearsal-learners.ts'
import { rehearsalWords } from './rehearsal-words.ts'

/** A site with learners at every step of the way to a token. Everything is gone once the app is closed and the process has ended. */
export interface Rehearsal {
  readonly app: FastifyInstance
  /** What there is, and what to try. */
  readonly words: string
}

/** Signs with the accounts that anvil unlocks: no key is read. */
export async function openRehearsal(port?: number): Promise<Rehearsal> {
  const url = `http://localhost:${port ?? (await freePort())}`
  const anvil = await startAnvil()
  const chain = openChain(anvil.url, anvil.chainId)
  const owner = fundedAccount(0).address
  await addMulticall(chain)
  const description = `${url}${metadataPath}`
  const contract = await send(chain, owner, await deployTransaction(anvil.chainId, owner, description))
  const { app, deps } = await openSite(url, anvil, contract ?? '')
  // First of all, since the port may be taken.
  await listen(app, deps.config.server).catch(async (error) => {
    await app.close()
    throw error
  })
  const people = await addRehearsalLearners(app, deps, chain)
  await play(app, chain, people)
  const { dataDir } = deps.config.server
  const settings = { chain: anvil, contract: contract ?? '', url, dataDir }
  return { app, words: rehearsalWords({ ...settings, people }) }
}

async function openSite(
  url: string,
  anvil: Anvil,
  contract: string,
): Promise<{ app: FastifyInstance; deps: Deps }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'edutrain-rehearsal-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    LOG_LEVEL: 'error',
    TOKEN_CHAIN_ID: String(anvil.chainId),
    TOKEN_CONTRACT: contract,
    ETHEREUM_RPC_URL: anvil.url,
    TOKEN_SENDS_CLAIMS: 'yes',
    TOKEN_PUBLIC_RPC_URL: anvil.url,
    OPERATOR_SECOND_FACTOR: 'offered',
  })
  const deps = await createDeps(config)
  const app = await createApp(deps)
  app.addHook('onClose', () => anvil.stop())
  // Also where a second signal cuts the end short: npm passes on the one that the terminal has sent already.
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  return { app, deps }
}

/** Ada and Dan have their tokens, Ben has signed, Carla may claim; Dan's certificate is revoked, Eve is on no list yet. */
async function play(app: FastifyInstance, chain: ChainClient, people: RehearsalPeople): Promise<void> {
  const { operator, certify, sign, revoke } = people
  const owner = fundedAccount(0).address
  const asOperator = <T>(method: 'GET' | 'POST', path: string) =>
    callSite<T>(app, method, `/api/operator/${path}`, {
      token: operator.token,
      ...(method === 'POST' && { body: {} }),
    })
  for (const name of ['Ada', 'Ben', 'Carla', 'Dan'] as const) await certify(name)
  await asOperator<Output<typeof createRewardList>>('POST', 'reward-lists')
  const { transaction } = await asOperator<Output<typeof getRootTransaction>>('GET', 'token/root')
  await send(chain, owner, transaction)
  for (const name of ['Ada', 'Dan'] as const) await sign(name)
  const { claims } = await asOperator<Output<typeof listSignedClaims>>('GET', 'token/signed-claims')
  for (const claim of claims) await send(chain, owner, claim.transaction)
  await sign('Ben')
  await revoke('Dan')
  await certify('Eve')
}

async function send(
  chain: ChainClient,
  account: Hex,
  { to, data }: TokenTransaction,
): Promise<Hex | undefined> {
  const hash = await chain.sendTransaction({ account, to: to as Hex | null, data: data as Hex })
  const { status, contractAddress } = await chain.waitForTransactionReceipt({ hash })
  if (status !== 'success') throw new Error(`${hash} failed`)
  return contractAddress ?? undefined
}
