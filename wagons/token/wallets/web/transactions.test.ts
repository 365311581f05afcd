import { encodeErrorResult, parseAbi } from 'viem'
import { expect, it } from 'vitest'
import type { WalletProvider } from './found-wallets.ts'
import { awaitTransaction, estimateGas, sendTransaction } from './transactions.ts'

const abi = ['error OwnableUnauthorizedAccount(address account)']
const from = `0x${'1'.repeat(40)}` as const
const transaction = { from, to: from, data: '0x01' }
const bounds = { chainId: 137, gas: 125_000n }
const hash = `0x${'ab'.repeat(32)}`
const data = encodeErrorResult({ abi: parseAbi(abi), args: [from] })

/** Each answer of a method in turn, the last one for good; errors are thrown. */
function walletWith(answers: Record<string, unknown[]>): WalletProvider {
  return {
    async request({ method }) {
      const turn = answers[method] ?? [null]
      const answer = turn.length > 1 ? turn.shift() : turn[0]
      if (answer instanceof Error) throw answer
      return answer
    },
  }
}

const fault = (parts: object) => Object.assign(new Error('execution reverted'), parts)

it.each([
  ['itself', { code: 3, data }],
  ['in an object', { code: -32603, data: { code: 3, data } }],
  ['in an object of an object', { code: -32603, data: { originalError: { code: 3, data } } }],
])('the contract’s error is read where the wallet gives it %s', async (_, parts) => {
  const provider = walletWith({ eth_estimateGas: [fault(parts)] })

  await expect(estimateGas(provider, transaction)).rejects.toMatchObject({
    fault: 'reverted',
    reason: 'OwnableUnauthorizedAccount',
  })
})

it('an error of the contract that cannot be read is one all the same', async () => {
  const provider = walletWith({ eth_estimateGas: [fault({ code: -32603 })] })

  await expect(estimateGas(provider, transaction)).rejects.toMatchObject({ fault: 'reverted', reason: '' })
})

it('the gas to send with is a little more than what the node estimates', async () => {
  const provider = walletWith({ eth_estimateGas: ['0x186a0'] })

  expect(await estimateGas(provider, transaction)).toEqual({ likely: 100_000n, most: 125_000n })
})

it('what would run far more than the token’s contract is not sent, unless it creates a contract', async () => {
  const provider = walletWith({ eth_estimateGas: ['0x61a81'] })

  await expect(estimateGas(provider, transaction)).rejects.toMatchObject({ fault: 'too-much-gas' })
  expect(await estimateGas(provider, { ...transaction, to: null })).toMatchObject({ most: 500_001n })
})

it('a batch is sent with enough gas for each claim in it, though a node may think that less will do', async () => {
  const provider = walletWith({ eth_estimateGas: ['0xf4240'] })

  expect(await estimateGas(provider, transaction, 50)).toEqual({ likely: 1_000_000n, most: 5_500_000n })
  expect(await estimateGas(provider, transaction, 3)).toEqual({ likely: 1_000_000n, most: 1_250_000n })
  await expect(estimateGas(provider, transaction, 2)).rejects.toMatchObject({ fault: 'too-much-gas' })
})

it('an estimate that is no number is none', async () => {
  const provider = walletWith({ eth_estimateGas: [null] })

  await expect(estimateGas(provider, transaction)).rejects.toMatchObject({ fault: 'node' })
})

it('the wallet is told the chain, and how much gas at most', async () => {
  const asked: unknown[] = []
  const provider: WalletProvider = { request: async ({ params }) => asked.push(params) && hash }

  await sendTransaction(provider, transaction, bounds)
  expect(asked).toEqual([[{ ...transaction, chainId: '0x89', gas: '0x1e848' }]])
})

it.each([
  { code: -32000, message: 'insufficient funds for gas * price + value' },
  { code: -32603, message: 'Internal error', data: { message: 'Insufficient funds for transfer' } },
])('a missing fee is told from other faults: %j', async (parts) => {
  const provider = walletWith({ eth_sendTransaction: [fault(parts)] })

  await expect(sendTransaction(provider, transaction, bounds)).rejects.toMatchObject({ fault: 'no-coins' })
})

it('what is no hash is none', async () => {
  const provider = walletWith({ eth_sendTransaction: ['0x1'] })

  await expect(sendTransaction(provider, transaction, bounds)).rejects.toMatchObject({ fault: 'node' })
})

const waiting = { every: 0 }

it('a transaction is waited for through silence, and answers with the contract that it created', async () => {
  const receipts = [
    fault({ code: -32603 }),
    null,
    { status: '0x1', blockNumber: '0x7', contractAddress: from },
  ]
  const provider = walletWith({ eth_getTransactionReceipt: receipts, eth_getTransactionCount: ['0x0'] })

  expect(await awaitTransaction(provider, { hash, from }, waiting)).toEqual({
    status: 'done',
    block: '0x7',
    contract: from,
  })
})

it('a transaction that failed in its block has failed', async () => {
  const provider = walletWith({ eth_getTransactionReceipt: [{ status: '0x0' }] })

  expect(await awaitTransaction(provider, { hash, from }, waiting)).toMatchObject({ status: 'reverted' })
})

it('one in whose place the account has sent another was replaced', async () => {
  const provider = walletWith({
    eth_getTransactionByHash: [{ nonce: '0x5' }, null],
    eth_getTransactionCount: ['0x5', '0x6', '0x5', '0x6'],
  })

  expect(await awaitTransaction(provider, { hash, from }, waiting)).toEqual({ status: 'replaced' })
})

it('a caller who stops waiting hears no more', async () => {
  const leaving = new AbortController()
  const waited = awaitTransaction(walletWith({}), { hash, from }, { signal: leaving.signal })
  leaving.abort(new Error('left'))

  await expect(waited).rejects.toThrow('left')
})
