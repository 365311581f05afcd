import type { ReactNode } from 'react'
import { type State, shownOf } from './badge.ts'
import * as text from './exercise.en.ts'

/** The badge as a wallet app shows it: its number is always there, the picture only while its host is. */
export function BadgeCard({ state }: { readonly state: State }) {
  const shown = shownOf(state)
  return (
    <figure
      data-shown={shown}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-[1.25rem] border-2 border-season bg-card px-[min(1rem,3vw)] py-3 not-data-[shown=whole]:border-dashed"
    >
      <BadgeDrawing shape={shown} />
      <figcaption className="grid flex-[1_1_8rem]">
        <strong className="font-display text-[1.375rem]">{text.badge}</strong>
        <span>{text.shown[shown]}</span>
      </figcaption>
    </figure>
  )
}

type Shown = ReturnType<typeof shownOf>

/** A lamp that shines, an empty frame, or a prize of a stranger. */
const drawings: Readonly<Record<Shown, ReactNode>> = {
  whole: (
    <>
      <circle cx="48" cy="48" r="43" fill="var(--season-tint)" stroke="var(--season)" strokeWidth="5" />
      <path
        d="M48 23a18 18 0 0 0-11 32c3 2.500 4 5 4 8h14c0-3 1-5.500 4-8a18 18 0 0 0-11-32z"
        fill="var(--season)"
      />
      <path d="M42 69h12m-10 6h8" />
      <path d="M48 12v4M20 40h4m48 0h4M28 21l3 3m37-3-3 3" stroke="var(--season)" strokeWidth="3.500" />
    </>
  ),
  missing: (
    <>
      <circle cx="48" cy="48" r="43" strokeDasharray="7 7" />
      <path d="m36 36 24 24m0-24-24 24" strokeWidth="4" />
    </>
  ),
  replaced: (
    <>
      <g fill="var(--wrong-tint)" stroke="var(--wrong)" strokeWidth="5">
        <rect x="5" y="5" width="86" height="86" rx="6" />
      </g>
      <path d="M24 44h48v30H24zM20 34h56v10H20zM48 34v40" fill="var(--color-card)" />
      <path d="M48 34c-16 0-16-16-8-16 6 0 8 10 8 16 0-6 2-16 8-16 8 0 8 16-8 16" />
    </>
  ),
}

export const BadgeDrawing = ({ shape }: { readonly shape: Shown }) => (
  <svg viewBox="0 0 96 96" aria-hidden="true" className="size-22 flex-none">
    <g fill="none" stroke="currentColor" strokeWidth="2.500" strokeLinecap="round" strokeLinejoin="round">
      {drawings[shape]}
    </g>
  </svg>
)
