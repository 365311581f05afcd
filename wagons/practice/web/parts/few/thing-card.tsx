import { type ReactNode, useState } from 'react'
import type { Tone } from '../result-note.tsx'

export interface ThingCardProps {
  readonly name: string
  /** Of the name, by which the card is found where it has one. */
  readonly id?: string
  /** On a field of 72 by 56. Decoration: its name stands beside it. */
  readonly drawing: ReactNode
  readonly size: string
  readonly children: ReactNode
}

/** A thing or a visitor that something can be done about. */
export const ThingCard = ({ name, id, drawing, size, children }: ThingCardProps) => (
  <section
    className="grid grid-cols-1 gap-3 rounded-[1.25rem] border-2 border-season px-[min(1.25rem,3vw)] pt-3 pb-4"
    aria-labelledby={id}
  >
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <svg
        viewBox="0 0 72 56"
        aria-hidden="true"
        className={`flex-none rounded-xl bg-season-tint p-1 ${size}`}
      >
        <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
          {drawing}
        </g>
      </svg>
      <h3 id={id} className="flex-[1_1_8rem] text-[1.375rem]/[1.15]">
        {name}
      </h3>
    </div>
    {children}
  </section>
)

const looks: Readonly<Record<Tone, string>> = {
  right: 'border-solid border-right bg-right-tint',
  wrong: 'border-double border-wrong bg-wrong-tint',
  plain: 'border-dashed border-field bg-season-tint',
}

interface TriesProps<M extends string> {
  readonly className: string
  readonly moves: readonly M[]
  readonly words: (move: M) => string
  /** Whether it is what came of this one that is shown. */
  readonly isTaken: (move: M) => boolean
  readonly onTry: (move: M) => void
  readonly result: { readonly look: Tone; readonly words: ReactNode } | undefined
}

/** Several things to try, and what came of the latest. */
export function Tries<M extends string>(props: TriesProps<M>) {
  const { className, moves, words, isTaken, onTry, result } = props
  const [count, setCount] = useState(0)
  return (
    <>
      <div className={`grid gap-2 ${className}`}>
        {moves.map((move) => (
          <button
            key={move}
            type="button"
            className="min-h-12 cursor-pointer rounded-[0.875rem] border border-field bg-paper px-[min(0.9rem,3vw)] py-2 text-start wrap-anywhere aria-pressed:border-2 aria-pressed:border-ink aria-pressed:bg-season-tint aria-pressed:font-semibold"
            aria-pressed={isTaken(move)}
            onClick={() => {
              setCount(count + 1)
              onTry(move)
            }}
          >
            {words(move)}
          </button>
        ))}
      </div>
      <div role="status">
        {result && (
          <p key={count} className={`rounded-lg border-s-4 px-[min(1rem,3vw)] py-3 ${looks[result.look]}`}>
            {result.words}
          </p>
        )}
      </div>
    </>
  )
}
