import { ChainError } from '#wagons/token/wallets/web/chain-error.ts'
import type { WalletProvider } from '#wagons/token/wallets/web/found-wallets.ts'
import { estimateGas, type Transaction } from '#wagons/token/wallets/web/transactions.ts'
import { askNode, readNumber } from '#wagons/token/wallets/web/wallet-chain.ts'

/** `gas`: how much at most. `fee`: likely, in the smallest unit of the network's coin. */
export interface Estimate {
  readonly gas: bigint
  readonly fee: bigint
}

/** @throws WalletError ChainError `no-coins` where the account could not pay the fee */
export async function estimateFee(provider: WalletProvider, transaction: Transaction): Promise<Estimate> {
  const { likely, most } = await estimateGas(provider, transaction)
  const price = readNumber(await askNode(provider, 'eth_gasPrice'))
  const balance = readNumber(await askNode(provider, 'eth_getBalance', [transaction.from, 'latest']))
  if (balance < likely * price) throw new ChainError('no-coins')
  return { gas: most, fee: likely * price }
}
