import pLimit from 'p-limit'
import type { Hex, PublicClient } from 'viem'
import { type Clock, minute } from '#platform/server/clock/clock.ts'
import { tokenAbi, tokenStatuses } from '#wagons/token/contract/token-abi.ts'
import type { TokenSettings } from '../token.config.ts'
import { splitBatches } from './batched-fetch.ts'
import {
  type ChainFault,
  type ChainReader,
  type ClaimState,
  isFault,
  type TokenStatus,
} from './chain-reader.ts'

const usualPatience = 5_000
/** In ms, for which a node that did not answer, or not for our contract, is not asked again. */
const silentFor = 5_000
/** In ms. */
const rootLife = minute
/** Questions at once, and those that wait for their turn: a slow node holds no more requests than these. */
const mostAtOnce = 8
const mostWaiting = 100
/** Calls that are asked together; how many of them a node takes in one request is another matter. */
const batchSize = 25
const mostRemembered = 10_000
/** More than a claim needs: a contract wallet runs code of its own, at the cost of the account that sends it. */
const mostGas = 400_000n

interface Source {
  readonly settings: Pick<TokenSettings, 'chainId' | 'contract'>
  readonly rpcUrl: string
  readonly clock: Clock
  /** In ms, of one question with its answer. */
  readonly patience?: number
}

export function openChainReader({ settings, rpcUrl, clock, patience = usualPatience }: Source): ChainReader {
  const limit = pLimit(mostAtOnce)
  const roots = new RecentAnswers<string>(clock, 1)
  const claims = new RecentAnswers<ClaimState>(clock, mostRemembered)
  let opened: Promise<Contract> | undefined
  let silence: { readonly until: number; readonly fault: ChainFault } | undefined

  function silent(fault: ChainFault): ChainFault {
    silence = { until: clock() + silentFor, fault }
    return fault
  }

  async function ask<T>(question: (contract: Contract) => Promise<T>): Promise<T | ChainFault> {
    if (limit.pendingCount >= mostWaiting) return 'away'
    return limit(async () => {
      if (silence && clock() < silence.until) return silence.fault
      opened ??= openContract(rpcUrl, settings.contract as Hex, patience, clock)
      const contract = await opened
      // Both in one batch.
      const [chainId, answer] = await Promise.allSettled([contract.client.getChainId(), question(contract)])
      if (chainId.status === 'fulfilled' && chainId.value !== settings.chainId) return silent('wrong-chain')
      if (chainId.status === 'fulfilled' && answer.status === 'fulfilled') return answer.value
      if (answer.status === 'rejected' && contract.isNoContract(answer.reason)) return silent('no-contract')
      return silent('away')
    })
  }

  return {
    readRoot: () => roots.recall('root', rootLife, () => ask(({ read }) => read('root'))),
    readClaim: (claimId, maxAge) =>
      claims.recall(claimId, maxAge, () => ask((contract) => readClaim(contract, claimId as Hex))),
    readStatuses: (claimIds) =>
      ask(async ({ read }) => {
        const statuses = await Promise.all(claimIds.map((id) => read('statusOf', [id as Hex])))
        return new Map(claimIds.map((id, at) => [id, statusNamed(statuses[at])]))
      }),
    selectTaken: (calls) =>
      ask(async ({ isTaken }) => {
        const answers = await Promise.all(calls.map((call) => isTaken(call as Hex)))
        return new Set(calls.filter((_call, at) => answers[at]))
      }),
    async readContract() {
      const state = await ask(async ({ client, read, address }) => {
        const [owner, pendingOwner, root, code] = await Promise.all([
          ...([read('owner'), read('pendingOwner'), read('root')] as const),
          client.getCode({ address }),
        ])
        const pending = /^0x0*$/.test(pendingOwner) ? null : pendingOwner
        return { owner, pendingOwner: pending, root, code: code ?? '0x' }
      })
      if (!isFault(state)) roots.note('root', state.root)
      return state
    },
    hasCode: (address) =>
      ask(async ({ client }) => (await client.getCode({ address: address as Hex })) !== undefined),
    batchSize: async () => (await opened)?.batchSize(),
  }
}

async function readClaim({ read }: Contract, claimId: Hex): Promise<ClaimState> {
  // A token that is not held has no owner: then the second one is refused.
  const [number, owner] = await Promise.allSettled([
    read('statusOf', [claimId]),
    read('ownerOf', [BigInt(claimId)]),
  ])
  if (number.status === 'rejected') throw number.reason
  const status = statusNamed(number.value)
  if (status !== 'held') return { status, holder: null }
  if (owner.status === 'rejected') throw owner.reason
  return { status, holder: owner.value }
}

function statusNamed(number: number | undefined): TokenStatus {
  const status = tokenStatuses[number ?? -1]
  if (status === undefined) throw new Error('the contract has no such status')
  return status
}

type Contract = Awaited<ReturnType<typeof openContract>>

/** Loaded late: viem takes 30 MB, which sites without a token do not need. */
async function openContract(rpcUrl: string, address: Hex, patience: number, clock: Clock) {
  const {
    BaseError,
    ContractFunctionZeroDataError,
    createPublicClient,
    http,
    LimitExceededRpcError,
    parseAbi,
    RpcRequestError,
  } = await import('viem')
  // The time limit of the transport ends with the headers.
  const batches = splitBatches(
    (url, init) => fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patience) }),
    clock,
  )
  const transport = http(rpcUrl, {
    batch: { batchSize },
    retryCount: 0,
    timeout: patience,
    fetchFn: batches.fetch,
  })
  const client: PublicClient = createPublicClient({ transport })
  const abi = parseAbi(tokenAbi)
  return {
    client,
    address,
    batchSize: batches.size,
    read: <F extends 'root' | 'owner' | 'pendingOwner' | 'statusOf' | 'ownerOf'>(
      functionName: F,
      args?: readonly unknown[],
    ) => client.readContract({ address, abi, functionName, args } as never) as Promise<Answers[F]>,
    isTaken: (data: Hex) =>
      client.call({ to: address, data, gas: mostGas }).then(
        () => true,
        (error: unknown) => {
          const isAnswer =
            error instanceof BaseError &&
            error.walk((cause) => cause instanceof RpcRequestError) !== null &&
            error.walk((cause) => cause instanceof LimitExceededRpcError) === null
          if (isAnswer) return false
          throw error
        },
      ),
    isNoContract: (error: unknown) =>
      error instanceof BaseError &&
      error.walk((cause) => cause instanceof ContractFunctionZeroDataError) !== null,
  }
}

interface Answers {
  root: Hex
  owner: Hex
  pendingOwner: Hex
  statusOf: number
  ownerOf: Hex
}

interface Answer<T> {
  readonly askedAt: number
  readonly answer: Promise<T | ChainFault>
}

/** Those who ask at once share one question. Faults are not kept. */
class RecentAnswers<T> {
  readonly #clock: Clock
  readonly #most: number
  readonly #answers = new Map<string, Answer<T>>()

  constructor(clock: Clock, most: number) {
    this.#clock = clock
    this.#most = most
  }

  /** `maxAge` in ms. */
  recall(key: string, maxAge: number, ask: () => Promise<T | ChainFault>): Promise<T | ChainFault> {
    const now = this.#clock()
    const known = this.#answers.get(key)
    if (known && now - known.askedAt < maxAge) return known.answer
    const asked = { askedAt: now, answer: ask() }
    this.#keep(key, asked)
    void asked.answer.then((answer) => {
      if (isFault(answer) && this.#answers.get(key) === asked) this.#answers.delete(key)
    })
    return asked.answer
  }

  note(key: string, answer: T): void {
    this.#keep(key, { askedAt: this.#clock(), answer: Promise.resolve(answer) })
  }

  #keep(key: string, answer: Answer<T>): void {
    this.#answers.delete(key)
    this.#answers.set(key, answer)
    if (this.#answers.size <= this.#most) return
    const [oldest] = this.#answers.keys()
    if (oldest !== undefined) this.#answers.delete(oldest)
  }
}
