import { useEffect, useRef, useState } from 'react'
import { OpenDoor } from '../elsewhere/elsewhere.tsx'
import { signedSince } from './calls/live-signature.ts'
import { useToken } from './calls/read-token.ts'

/** In ms: the wallet is elsewhere, so the page looks whether it has signed. */
const pause = 5_000

export function WatchedDoor({ onSigned }: { readonly onSigned: () => void }) {
  const since = signedSince(useToken(pause).data?.token)
  // One that ends soon is replaced while it is still valid.
  const [before] = useState(since)
  const isSigned = since !== null && since !== before
  const tell = useRef(onSigned)
  tell.current = onSigned
  useEffect(() => {
    if (isSigned) tell.current()
  }, [isSigned])
  return <OpenDoor isUsed={isSigned} />
}
