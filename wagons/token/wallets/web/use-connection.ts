import { useEffect, useRef, useState } from 'react'
import type { FoundWallet } from './found-wallets.ts'
import { type ProofCalls, proveAddress } from './prove-address.ts'
import {
  askForAccount,
  askForOtherAccount,
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

/**
 * A wallet may take as long as its user does; after a step back its answer counts no more.
 * @param proof null where the address is only read
 */
export function useConnection(
  proof: ProofCalls | null,
  onConnected: (address: string, verifiedAt: number | null, wallet: FoundWallet) => void,
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
      return proof ? { step: 'sign', wallet, account } : () => onConnected(account, null, wallet)
    })

  const chooseOther = () => {
    if (state.step === 'sign') choose(state.wallet, askForOtherAccount, state)
  }

  const sign = () => {
    if (state.step !== 'sign' || !proof) return
    const { wallet, account } = state
    take(wallet, { step: 'sign', wallet, account }, async () => {
      const { address, verifiedAt } = await proveAddress(wallet.provider, account, proof)
      return () => onConnected(address, verifiedAt, wallet)
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
