import type { ReactNode } from 'react'
import type { Reaction } from '#wagons/classroom/contract/classroom-frames.ts'

const drawings: Readonly<Record<Reaction, ReactNode>> = {
  heart: (
    <path
      d="M12 20.500C5 15 2.500 11.500 2.500 8a4.800 4.800 0 0 1 9.500-1.500A4.800 4.800 0 0 1 21.500 8c0 3.500-2.500 7-9.500 12.500z"
      className="reaction-warm"
    />
  ),
  clap: (
    <>
      <path d="M6.500 12h11v3.500a5.500 5.500 0 0 1-11 0z" className="reaction-gold" />
      <path d="M12 2.500v4M5.500 4.500l2.300 3.300M18.500 4.500l-2.300 3.300" />
    </>
  ),
  laugh: (
    <>
      <circle cx="12" cy="12" r="9.500" className="reaction-gold" />
      <path d="M7 13h10a5 5 0 0 1-10 0zM8 8.500v1M16 8.500v1" className="reaction-face" />
    </>
  ),
  puzzled: <path d="M7.500 8.500a4.500 4.500 0 1 1 6.500 4q-2 1-2 3M12 20v.010" />,
}

/** It says nothing that does not stand beside it in words. */
export function ReactionIcon({ reaction }: { readonly reaction: Reaction }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="reaction-icon">
      {drawings[reaction]}
    </svg>
  )
}

export const reactions = Object.keys(drawings) as Reaction[]
