import type { ReactNode } from 'react'
import type { Encounter, Switch } from './visit.ts'

/** The figures of the visitors. */
export const drawings: Readonly<Record<Encounter, ReactNode>> = {
  singer: (
    <>
      <path d="M16 40c0-16 8-26 20-26s20 10 20 26c0 8-8 12-20 12s-20-4-20-12z" fill="var(--color-card)" />
      <path d="M36 14V7m0 0-4 3m4-3 4 3" />
      <path d="m32 27 4 7 4-7z" fill="var(--season)" />
      <path d="m36 40-4 4 4 8 4-8z" fill="var(--season)" />
      <circle cx="28" cy="24" r="1.500" fill="currentColor" />
      <circle cx="44" cy="24" r="1.500" fill="currentColor" />
      <path d="M60 16v-9l7-2v9M6 22v-8l6-2v8" />
      <circle cx="58" cy="16" r="2" fill="currentColor" />
      <circle cx="65" cy="14" r="2" fill="currentColor" />
    </>
  ),
  bully: (
    <>
      <path d="m24 18 4-12h17l5 12-5 9H29z" fill="var(--color-card)" />
      <path d="m14 52 2-20 13-5h16l13 5 2 20z" fill="var(--season)" />
      <path d="m29 14 6 3m9-3-6 3M31 23l5-2 6 2M24 52l2-10m22 10-2-10M36 32l-4 6 5 5" />
    </>
  ),
  friend: (
    <>
      <path d="M18 53V42q0-12 18-12t18 12v11z" fill="var(--season)" />
      <circle cx="36" cy="19" r="11" fill="var(--color-card)" />
      <path d="M24 20c-2-14 6-16 12-16s14 2 12 16c-4-2-6-6-7-9-4 4-10 7-17 9z" fill="currentColor" />
      <path d="M32 25q4 3 8 0" />
    </>
  ),
}

/** What goes from you to the computers of the makers, a line each. */
const lines: readonly Switch[] = ['shown', 'room', 'eyes', 'contacts']

/** You in a headset, and what flows to the makers. Decoration: the switches say the same. */
export function Flow({ on }: { readonly on: readonly Switch[] }) {
  return (
    <svg viewBox="0 0 300 96" aria-hidden="true" className="mx-auto w-[min(100%,22rem)] rtl:[scale:-1_1]">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        {lines.map((line, place) => (
          <Line key={line} y={18 + 20 * place} isOn={on.includes(line)} />
        ))}
        <path d="M12 93V82q0-14 32-14t32 14v11z" fill="var(--season)" />
        <circle cx="44" cy="42" r="24" fill="var(--color-card)" />
        <path d="M20 42q0-30 24-30t24 30" />
        <rect x="22" y="32" width="48" height="18" rx="8" fill="var(--season)" />
        <path d="M38 57q6 4 12 0" />
        {[10, 36, 62].map((y) => (
          <g key={y}>
            <rect x="228" y={y} width="62" height="24" rx="5" fill="var(--color-card)" />
            <path d={`M238 ${y + 12}h26`} />
            <circle cx="278" cy={y + 12} r="3" fill="var(--season)" />
          </g>
        ))}
      </g>
    </svg>
  )
}

const Line = ({ y, isOn }: { readonly y: number; readonly isOn: boolean }) =>
  isOn ? (
    <path d={`M84 ${y}h130m-9-6 9 6-9 6`} stroke="var(--season)" strokeWidth="3" />
  ) : (
    <path d={`M84 ${y}h8m-2-6v12`} stroke="var(--color-field)" />
  )
