import type { FoundWallet } from '#web/features/wallets/found-wallets.ts'
import { askWallet, WalletError } from '#web/features/wallets/wallet-request.ts'
import { readSent, writeSent } from './sent-claims.ts'
import { TokenError } from './token-fault.ts'
import { askNode, type Call, chainFault, readNumber } from './wallet-chain.ts'

/** Where it is sent, and with how much gas at most. */
interface Bounds {
  readonly chainId: number
  readonly gas: bigint | undefined
}

const hexOf = (value: number | bigint) => `0x${value.toString(16)}`

/**
 * Asks the wallet to send it, once at a time: neither two clicks nor two tabs make two transactions. What was asked is
 * kept on the device as `name` before the wallet has answered. @throws WalletError TokenError
 */
export async function sendOnce(
  name: string,
  wallet: FoundWallet,
  call: Call,
  { chainId, gas }: Bounds,
): Promise<void> {
  const bounds = { chainId: hexOf(chainId), ...(gas !== undefined && { gas: hexOf(gas) }) }
  const bounded = { ...call, ...bounds }
  if (!navigator.locks) return send(name, wallet, bounded)
  await navigator.locks.request(`edutrain ${name}`, { ifAvailable: true }, async (lock) => {
    if (!lock) throw new TokenError('elsewhere')
    await send(name, wallet, bounded)
  })
}

async function send(
  name: string,
  { provider, id, name: walletName }: FoundWallet,
  call: Call,
): Promise<void> {
  const earlier = readSent(name)
  if (earlier?.hash) throw new TokenError('elsewhere')
  if (earlier) {
    const count = async (block: string) =>
      readNumber(await askNode(provider, 'eth_getTransactionCount', [earlier.from, block]))
    if ((await count('pending')) > (await count('latest'))) throw new TokenError('in-flight')
  }
  const asked = { hash: null, from: call.from, walletName, isNameless: !id, at: Date.now() }
  writeSent(name, asked)
  try {
    const hash = await askWallet(provider, 'eth_sendTransaction', [call])
    if (typeof hash !== 'string' || !/^0x[\da-f]{64}$/i.test(hash)) throw new WalletError('failed')
    writeSent(name, { ...asked, hash, at: Date.now() })
  } catch (error) {
    const fault = await chainFault(error)
    // After any other failure it may have been sent; what waits in the wallet may be what was asked before.
    if (fault.fault === 'busy') writeSent(name, earlier)
    else if (fault.fault !== 'node') writeSent(name, null)
    throw fault
  }
}
