import type { ReactNode } from 'react'
import { CheckIcon, CloseIcon } from '#platform/web/drawings/icons.tsx'

export type Tone = 'right' | 'wrong' | 'plain'

const looks = {
  right: { frame: 'border-right bg-right-tint', ink: 'text-(--right)', Sign: CheckIcon },
  wrong: { frame: 'border-wrong bg-wrong-tint', ink: 'text-wrong', Sign: CloseIcon },
  plain: { frame: 'border-field bg-paper', ink: '', Sign: undefined },
}

/** One of several things that came of a choice. */
interface Outcome {
  readonly isGood: boolean
  readonly name?: string
  readonly words: string
}

export interface ResultNoteProps {
  readonly look: Tone
  readonly title: string
  readonly list?: readonly Outcome[] | false
  readonly words?: string | false
  /** Above the list and the words. */
  readonly children?: ReactNode
}

/** What came of a choice. It stands in an element with the role of a status, so that it is read out. */
export function ResultNote({ look, title, list, words, children }: ResultNoteProps) {
  const { frame, ink, Sign } = looks[look]
  return (
    <div className={`result-note grid gap-2 rounded-2xl border-2 p-4 ${frame}`}>
      <h3 tabIndex={-1} className={`flex items-center gap-2 text-[1.375rem]/[1.15] ${ink}`}>
        {Sign && <Sign className="size-7 shrink-0" strokeWidth={3} />}
        {title}
      </h3>
      {children}
      {list && (
        <ul className="grid gap-3">
          {list.map((outcome) => (
            <OutcomeLine key={outcome.name ?? outcome.words} {...outcome} />
          ))}
        </ul>
      )}
      {words && <p>{words}</p>}
    </div>
  )
}

function OutcomeLine({ isGood, name, words }: Outcome) {
  const { ink, Sign } = looks[isGood ? 'right' : 'wrong']
  return (
    <li className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 wrap-anywhere ${ink}`}>
      <Sign className="size-6" strokeWidth={3} />
      {name && <bdi className="font-semibold">{name}</bdi>}
      <span className="col-start-2 text-ink">{words}</span>
    </li>
  )
}
