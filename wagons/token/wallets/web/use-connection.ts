import { useEffect, useRef, useState } from 'react'
import { openIdentity } from '#features/identity/web/session.ts'
import { callApi } from '#platform/web/lib/api.ts'
import type { startWalletProof, verifyWallet } from '#wagons/token/wallets/contract.ts'
import type { FoundWallet, WalletProvider } from './found-wallets.ts'
import {
  askForAccount,
  askForChain,
  askForOtherAccount,
  askForSignature,
  checksum,
  firstAccount,
  followAccounts,
} from './wallet-request.ts'

/** `error` is what went wrong at the last step. */
type ConnectionState = { readonly error?: unknown } & (
  | { readonly step: 'choose' }
  | { readonly step: 'wait'; readonly wallet: FoundWallet }
  | { readonly step: 'sign'; readonly wallet: FoundWallet; readonly account: string }
)

/** A wallet may take as long as its user does; after a step back its answer counts no more. */
export function useConnection(
  verifies: boolean,
  onConnected: (address: string, verifiedAt: number | null) => void,
) {
  const [state, setState] = useState<ConnectionState>({ step: 'choose' })
  // Counts the steps, so that a late answer to one that was left changes nothing.
  const current = useRef(0)

  async function take(
    wallet: FoundWallet,
    before: ConnectionState,
    step: () => Promise<ConnectionState | (() => void)>,
  ) {
    const mine = ++current.current
    const isLeft = () => mine !== current.current
    setState({ step: 'wait', wallet })
    try {
      const next = await step()
      if (isLeft()) return
      if (typeof next === 'function') next()
      else setState(next)
    } catch (error) {
      if (!isLeft()) setState({ ...before, error })
    }
  }

  const choose = (wallet: FoundWallet, ask = askForAccount, before: ConnectionState = { step: 'choose' }) =>
    take(wallet, before, async () => {
      const account = await checksum(await ask(wallet.provider))
      return verifies ? { step: 'sign', wallet, account } : () => onConnected(account, null)
    })

  const chooseOther = () => {
    if (state.step === 'sign') choose(state.wallet, askForOtherAccount, state)
  }

  const sign = () => {
    if (state.step !== 'sign') return
    const { wallet, account } = state
    take(wallet, { step: 'sign', wallet, account }, async () => {
      const { address, verifiedAt } = await proveAddress(wallet.provider, account)
      return () => onConnected(address, verifiedAt)
    })
  }

  const goBack = () => {
    current.current++
    setState({ step: 'choose' })
  }

  // Another account may be chosen in the wallet itself.
  const provider = state.step === 'sign' ? state.wallet.provider : undefined
  useEffect(() => {
    return followAccounts(provider, async (accounts) => {
      try {
        const account = await checksum(firstAccount(accounts))
        setState((now) => (now.step === 'sign' ? { step: 'sign', wallet: now.wallet, account } : now))
      } catch {
        setState({ step: 'choose' })
      }
    })
  }, [provider])

  return { state, choose: (wallet: FoundWallet) => choose(wallet), chooseOther, sign, goBack }
}

/** @throws WalletError ApiError */
async function proveAddress(provider: WalletProvider, address: string) {
  // From here on calls are signed with the learner's token.
  await openIdentity()
  // An address is the same on every chain: one that the wallet does not name may be Ethereum.
  const body = { address, chainId: (await askForChain(provider)) ?? 1 }
  const { message } = await callApi<typeof startWalletProof>('POST', '/api/wallet/nonce', { body })
  const signature = await askForSignature(provider, message, address)
  const proof = { body: { message, signature } }
  return (await callApi<typeof verifyWallet>('PUT', '/api/wallet', proof)).wallet
}
