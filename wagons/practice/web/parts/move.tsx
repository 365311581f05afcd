import type { ReactNode } from 'react'
import type { Tone } from './result-note.tsx'

interface MoveButtonProps {
  /** It is what came of this one that is shown. */
  readonly isTaken: boolean
  readonly onTake: () => void
  readonly children: ReactNode
}

/** One of several things to try. */
export const MoveButton = ({ isTaken, onTake, children }: MoveButtonProps) => (
  <button
    type="button"
    className="min-h-12 cursor-pointer rounded-[0.875rem] border border-field bg-paper px-[min(0.9rem,3vw)] py-2 text-start wrap-anywhere aria-pressed:border-2 aria-pressed:border-ink aria-pressed:bg-season-tint aria-pressed:font-semibold"
    aria-pressed={isTaken}
    onClick={onTake}
  >
    {children}
  </button>
)

const looks: Readonly<Record<Tone, string>> = {
  right: 'border-solid border-right bg-right-tint',
  wrong: 'border-double border-wrong bg-wrong-tint',
  plain: 'border-dashed border-field bg-season-tint',
}

interface MoveResultProps {
  readonly tone: Tone
  readonly children: ReactNode
}

/** What came of it, in an element with the role of a status. */
export const MoveResult = ({ tone, children }: MoveResultProps) => (
  <p className={`rounded-lg border-s-4 px-[min(1rem,3vw)] py-3 ${looks[tone]}`}>{children}</p>
)
