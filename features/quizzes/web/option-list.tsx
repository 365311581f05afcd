import { type RefObject, useId } from 'react'
import { CheckIcon, CloseIcon } from '#platform/web/drawings/icons.tsx'
import * as text from './quiz.en.ts'

/** Places are counted from 0. */
interface OptionListProps {
  readonly name: string
  readonly options: readonly string[]
  readonly language: string
  /** -1 for none. */
  readonly chosen: number
  /** What was wrong, to stay marked. */
  readonly tried: readonly number[]
  /** The right one; -1 until it was found, and then nothing can be chosen any more. */
  readonly right: number
  readonly listRef: RefObject<HTMLDivElement | null>
  readonly onSelect: (place: number) => void
}

/** The options of a question. What became of an answer stands on the option itself, in a sign and in words. */
export function OptionList({ name, options, chosen, tried, right, listRef, ...rest }: OptionListProps) {
  const id = useId()
  const verdictOf = (place: number) =>
    place === right ? 'right' : tried.includes(place) ? 'wrong' : undefined
  return (
    <div ref={listRef} lang={rest.language} className="option-list" data-done={right >= 0 || undefined}>
      {options.map((option, place) => {
        const verdict = verdictOf(place)
        return (
          <label key={option} className="option" data-verdict={verdict}>
            <span className="option-sign">
              <input
                type="radio"
                className="radio"
                name={name}
                value={option}
                checked={place === chosen}
                aria-describedby={verdict && `${id}-${verdict}`}
                onChange={() => right < 0 && rest.onSelect(place)}
              />
              {verdict === 'right' && <CheckIcon className="verdict-sign" strokeWidth={3} />}
              {verdict === 'wrong' && <CloseIcon className="verdict-sign" strokeWidth={3} />}
            </span>
            <span className="option-words">{option}</span>
            <span aria-hidden="true" className="option-key">
              {place + 1}
            </span>
          </label>
        )
      })}
      <span id={`${id}-right`} hidden>
        {text.isRight}
      </span>
      <span id={`${id}-wrong`} hidden>
        {text.wasTried}
      </span>
    </div>
  )
}
