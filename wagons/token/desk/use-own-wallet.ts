import { useEffect, useState } from 'react'
import type { FoundWallet } from '#wagons/token/wallets/web/found-wallets.ts'
import { firstAccount } from '#wagons/token/wallets/web/wallet-request.ts'

/** The wallet with which the operator sends; `account` as EIP-55 writes it. */
export interface OwnWallet {
  readonly wallet: FoundWallet
  readonly account: string
}

/** As EIP-55 writes it: wallets often do not. */
export async function checksum(account: string): Promise<string> {
  const { getAddress } = await import('viem/utils')
  return getAddress(account.toLowerCase() as `0x${string}`)
}

/** Follows the wallet when another account is chosen there. */
export function useOwnWallet() {
  const [own, setOwn] = useState<OwnWallet>()
  const provider = own?.wallet.provider
  useEffect(() => {
    if (!provider?.on) return undefined
    const changed = async (accounts: unknown) => {
      try {
        const account = await checksum(firstAccount(accounts))
        setOwn((now) => now && { ...now, account })
      } catch {
        setOwn(undefined)
      }
    }
    provider.on('accountsChanged', changed)
    return () => provider.removeListener?.('accountsChanged', changed)
  }, [provider])
  return [own, setOwn] as const
}
