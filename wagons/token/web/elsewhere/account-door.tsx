import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Wallet } from '#wagons/token/wallets/contract.ts'
import { OpenDoor } from './elsewhere.tsx'

/** In ms: the wallet is elsewhere, so the account page looks whether it has been verified. */
const pause = 5_000

interface AccountDoorProps {
  readonly read: () => Promise<Wallet | null>
  readonly onVerified: () => void
}

export function AccountDoor({ read, onVerified }: AccountDoorProps) {
  const { data: wallet } = useQuery({ queryKey: ['wallet'], queryFn: read, refetchInterval: pause })
  const isVerified = Boolean(wallet)
  const tell = useRef(onVerified)
  tell.current = onVerified
  useEffect(() => {
    if (isVerified) tell.current()
  }, [isVerified])
  // That wallet may go on to sign for the token.
  return <OpenDoor isUsed={isVerified} />
}
