import type { ReactNode } from 'react'
import type { Reaction } from '#wagons/classroom/contract/classroom-frames.ts'

const gold = '#ffc04d'

const drawings: Readonly<Record<Reaction, ReactNode>> = {
  heart: (
    <path
      d="M12 20.500C5 15 2.500 11.500 2.500 8a4.800 4.800 0 0 1 9.500-1.500A4.800 4.800 0 0 1 21.500 8c0 3.500-2.500 7-9.500 12.500z"
      fill="#ff8a68"
      stroke="#bf4126"
    />
  ),
  clap: (
    <>
      <path d="M6.500 12h11v3.500a5.500 5.500 0 0 1-11 0z" fill={gold} />
      <path d="M12 2.500v4M5.500 4.500l2.300 3.300M18.500 4.500l-2.300 3.300" />
    </>
  ),
  laugh: (
    <>
      <circle cx="12" cy="12" r="9.500" fill={gold} stroke="#9a5f00" />
      <path d="M7 13h10a5 5 0 0 1-10 0zM8 8.500v1M16 8.500v1" stroke="#1d1b2c" />
    </>
  ),
  puzzled: <path d="M7.500 8.500a4.500 4.500 0 1 1 6.500 4q-2 1-2 3M12 20v.010" />,
}

interface ReactionIconProps {
  readonly reaction: Reaction
  readonly className: string
}

/** It says nothing that does not stand beside it in words. */
export function ReactionIcon({ reaction, className }: ReactionIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round] ${className}`}
    >
      {drawings[reaction]}
    </svg>
  )
}

export const reactions = Object.keys(drawings) as Reaction[]
