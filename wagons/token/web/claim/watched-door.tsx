import { useEffect, useRef } from 'react'
import { OpenDoor } from '../elsewhere/elsewhere.tsx'
import { useToken } from './read-token.ts'

/** In ms: the wallet is elsewhere, so the page looks whether it has signed. */
const pause = 5_000

export function WatchedDoor({ onSigned }: { readonly onSigned: () => void }) {
  const token = useToken(pause).data?.token
  const isSigned = token !== undefined && 'signed' in token && token.signed?.hasEnded === false
  const tell = useRef(onSigned)
  tell.current = onSigned
  useEffect(() => {
    if (isSigned) tell.current()
  }, [isSigned])
  return <OpenDoor />
}
