import type { ReactNode } from 'react'
import { CheckIcon, CloseIcon } from '#platform/web/drawings/icons.tsx'
import './result-note.css'

export type Tone = 'right' | 'wrong' | 'plain'

interface ResultNoteProps {
  readonly tone: Tone
  readonly title: string
  readonly children: ReactNode
}

/** What came of a choice. It stands in an element with the role of a status, so that it is read out. */
export const ResultNote = ({ tone, title, children }: ResultNoteProps) => (
  <div className="result-note" data-tone={tone}>
    <h3 tabIndex={-1}>
      {tone === 'right' && <CheckIcon className="size-7 shrink-0" strokeWidth={3} />}
      {tone === 'wrong' && <CloseIcon className="size-7 shrink-0" strokeWidth={3} />}
      {title}
    </h3>
    {children}
  </div>
)

interface OutcomeProps {
  readonly isGood: boolean
  readonly name?: string
  readonly children: ReactNode
}

/** One of several things that came of it, in a list of the class `outcomes`. */
export function Outcome({ isGood, name, children }: OutcomeProps) {
  const Icon = isGood ? CheckIcon : CloseIcon
  return (
    <li data-bad={!isGood || undefined}>
      <Icon className="size-6" strokeWidth={3} />
      {name && <bdi>{name}</bdi>}
      <span>{children}</span>
    </li>
  )
}
