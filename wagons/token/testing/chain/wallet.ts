import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { TestCaller } from '#workshop/testing/app/app.ts'

/** A wallet with a key of its own. */
export const createTestWallet = () => privateKeyToAccount(generatePrivateKey())

export type TestWallet = ReturnType<typeof createTestWallet>

/** Asks for the message to sign with the wallet, over HTTP. */
export async function askForMessage(caller: TestCaller, { address }: Pick<TestWallet, 'address'>) {
  const { body } = await caller.call('POST', '/api/wallet/nonce', { address, chainId: 1 })
  return body.message as string
}

/** Verifies that the wallet is the caller's, over HTTP. */
export async function proveWallet(caller: TestCaller, wallet: TestWallet) {
  const message = await askForMessage(caller, wallet)
  const signature = await wallet.signMessage({ message })
  return caller.call('PUT', '/api/wallet', { message, signature })
}
