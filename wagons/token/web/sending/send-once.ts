import { asChainError } from '#wagons/token/wallets/web/chain-error.ts'
import type { FoundWallet } from '#wagons/token/wallets/web/found-wallets.ts'
import { sendTransaction, type Transaction } from '#wagons/token/wallets/web/transactions.ts'
import { askNode, readNumber } from '#wagons/token/wallets/web/wallet-chain.ts'
import { readSent, writeSent } from './sent-claims.ts'
import { TokenError } from './token-fault.ts'

type Bounds = Parameters<typeof sendTransaction>[2]

/**
 * Asks the wallet to send a transaction, and only once: neither two clicks nor two tabs make two. What was asked is noted
 * on the device under `noteKey` before the wallet has answered. @throws WalletError ChainError TokenError
 */
export async function sendOnce(
  noteKey: string,
  wallet: FoundWallet,
  transaction: Transaction,
  bounds: Bounds,
): Promise<void> {
  if (!navigator.locks) return send(noteKey, wallet, transaction, bounds)
  await navigator.locks.request(`edutrain ${noteKey}`, { ifAvailable: true }, async (lock) => {
    if (!lock) throw new TokenError('elsewhere')
    await send(noteKey, wallet, transaction, bounds)
  })
}

async function send(
  noteKey: string,
  { provider, id, name: walletName }: FoundWallet,
  transaction: Transaction,
  bounds: Bounds,
): Promise<void> {
  const earlier = readSent(noteKey)
  if (earlier?.hash) throw new TokenError('elsewhere')
  if (earlier) {
    const count = async (block: string) =>
      readNumber(await askNode(provider, 'eth_getTransactionCount', [earlier.from, block]))
    if ((await count('pending')) > (await count('latest'))) throw new TokenError('in-flight')
  }
  const asked = { hash: null, from: transaction.from, walletName, isNameless: !id, at: Date.now() }
  writeSent(noteKey, asked)
  try {
    const hash = await sendTransaction(provider, transaction, bounds)
    writeSent(noteKey, { ...asked, hash, at: Date.now() })
  } catch (error) {
    const { fault } = await asChainError(error)
    // After any other failure it may have been sent; what waits in the wallet may be what was asked before.
    if (fault === 'busy') writeSent(noteKey, earlier)
    else if (fault !== 'node') writeSent(noteKey, null)
    throw error
  }
}
