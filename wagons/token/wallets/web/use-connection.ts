import { useEffect, useRef, useState } from 'react'
import { checksum } from './checksum.ts'
import type { FoundWallet } from './found-wallets.ts'
import { verifyWallet } from './verify-wallet.ts'
import { askForAccount, askForOtherAccount, firstAccount } from './wallet-request.ts'

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
    step: () => Promise<ConnectionState | null>,
  ) {
    const mine = ++current.current
    const isLeft = () => mine !== current.current
    setState({ step: 'wait', wallet })
    try {
      const next = await step()
      if (next && !isLeft()) setState(next)
    } catch (error) {
      if (!isLeft()) setState({ ...before, error })
    }
  }

  const choose = (wallet: FoundWallet, ask = askForAccount, before: ConnectionState = { step: 'choose' }) =>
    take(wallet, before, async () => {
      const mine = current.current
      const account = await checksum(await ask(wallet.provider))
      if (verifies) return { step: 'sign', wallet, account }
      if (mine === current.current) onConnected(account, null)
      return null
    })

  const chooseOther = () => {
    if (state.step === 'sign') choose(state.wallet, askForOtherAccount, state)
  }

  const sign = () => {
    if (state.step !== 'sign') return
    const { wallet, account } = state
    take(wallet, { step: 'sign', wallet, account }, async () => {
      const mine = current.current
      const { address, verifiedAt } = await verifyWallet(wallet.provider, account)
      if (mine === current.current) onConnected(address, verifiedAt)
      return null
    })
  }

  const goBack = () => {
    current.current++
    setState({ step: 'choose' })
  }

  // Another account may be chosen in the wallet itself.
  const provider = state.step === 'sign' ? state.wallet.provider : undefined
  useEffect(() => {
    if (!provider?.on) return undefined
    const changed = async (accounts: unknown) => {
      try {
        const account = await checksum(firstAccount(accounts))
        setState((now) => (now.step === 'sign' ? { step: 'sign', wallet: now.wallet, account } : now))
      } catch {
        setState({ step: 'choose' })
      }
    }
    provider.on('accountsChanged', changed)
    return () => provider.removeListener?.('accountsChanged', changed)
  }, [provider])

  return { state, choose: (wallet: FoundWallet) => choose(wallet), chooseOther, sign, goBack }
}
