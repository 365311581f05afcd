import type { ReactNode } from 'react'
import { CheckIcon, CloseIcon } from '#platform/web/drawings/icons.tsx'

export type Tone = 'right' | 'wrong' | 'plain'

const looks = {
  right: { frame: 'border-right bg-right-tint', words: 'text-(--right)', Sign: CheckIcon },
  wrong: { frame: 'border-wrong bg-wrong-tint', words: 'text-wrong', Sign: CloseIcon },
  plain: { frame: 'border-field bg-paper', words: '', Sign: undefined },
}

interface ResultNoteProps {
  readonly tone: Tone
  readonly title: string
  readonly children: ReactNode
}

/** What came of a choice. It stands in an element with the role of a status, so that it is read out. */
export function ResultNote({ tone, title, children }: ResultNoteProps) {
  const { frame, words, Sign } = looks[tone]
  return (
    <div className={`result-note grid gap-2 rounded-2xl border-2 p-4 ${frame}`}>
      <h3 tabIndex={-1} className={`flex scroll-my-24 items-center gap-2 text-[1.375rem]/[1.15] ${words}`}>
        {Sign && <Sign className="size-7 shrink-0" strokeWidth={3} />}
        {title}
      </h3>
      {children}
    </div>
  )
}

interface OutcomeProps {
  readonly isGood: boolean
  readonly name?: string
  readonly children: ReactNode
}

/** One of several things that came of it, in a list of the class `outcomes`. */
export function Outcome({ isGood, name, children }: OutcomeProps) {
  const Icon = isGood ? CheckIcon : CloseIcon
  return (
    <li
      className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 wrap-anywhere ${isGood ? 'text-(--right)' : 'text-wrong'}`}
    >
      <Icon className="size-6" strokeWidth={3} />
      {name && <bdi className="font-semibold">{name}</bdi>}
      <span className="col-start-2 text-ink">{children}</span>
    </li>
  )
}
