import type { ReactNode } from 'react'
import { ThingCard, type ThingCardProps } from '../parts/few/thing-card.tsx'
import * as text from './exercise.en.ts'
import type { SetUp } from './holdings.ts'

const drawings: Readonly<Record<SetUp, ReactNode>> = {
  app: (
    <>
      <rect x="20" y="3" width="32" height="50" rx="5" fill="var(--color-card)" />
      <path d="M32 47h8" />
      <path d="M32 32V16l12-3v16" />
      <g fill="var(--season)">
        <circle cx="28.500" cy="32" r="3.500" />
        <circle cx="40.500" cy="29" r="3.500" />
      </g>
    </>
  ),
  exchange: (
    <>
      <path d="M8 20 36 4l28 16z" fill="var(--season)" />
      <path d="M12 20v26M60 20v26M23 20v26M49 20v26M6 52h60M10 46h52" />
      <g fill="var(--color-card)">
        <ellipse cx="36" cy="41" rx="8" ry="3.500" />
        <ellipse cx="36" cy="36" rx="8" ry="3.500" />
        <ellipse cx="36" cy="31" rx="8" ry="3.500" />
      </g>
    </>
  ),
  wallet: (
    <>
      <path d="M8 14h48a5 5 0 0 1 5 5v28a5 5 0 0 1-5 5H13a5 5 0 0 1-5-5z" fill="var(--color-card)" />
      <path d="M8 14a5 5 0 0 1 5-5h38v5" />
      <path d="M46 27h18v12H46a6 6 0 0 1 0-12z" fill="var(--season)" />
      <circle cx="20" cy="34" r="5" />
      <path d="M25 34h12M33 34v4M37 34v4" />
    </>
  ),
}

type SetUpCardProps = Pick<ThingCardProps, 'id' | 'children'> & { readonly setUp: SetUp }

export const SetUpCard = ({ setUp, ...rest }: SetUpCardProps) => (
  <ThingCard {...rest} name={text.setUps[setUp]} drawing={drawings[setUp]} size="h-14 w-18" />
)
