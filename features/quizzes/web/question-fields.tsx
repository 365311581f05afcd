import { useEffect, useId, useRef } from 'react'
import { VerdictSign } from '#platform/web/ui/verdict-sheet.tsx'
import * as text from './quiz.en.ts'
import './quiz-options.css'

/** Places are counted from 0. */
interface QuestionFieldsProps {
  readonly questionId: string
  readonly asked: { readonly question: string; readonly options: readonly string[] }
  readonly language: string
  /** Of an option that is the page’s own. */
  readonly languageOf?: (place: number) => string | undefined
  /** -1 for none. */
  readonly chosen: number
  /** What was wrong, to stay marked. */
  readonly tried: readonly number[]
  /** The right one; -1 until it was found, and then nothing can be chosen any more. */
  readonly right: number
  /** Of the words of the question. */
  readonly className: string
  readonly onSelect: (place: number) => void
  /** None where the page is about something else, whose keys are left alone. */
  readonly onEnter?: () => void
}

/** A question with its options. What became of an answer stands on the option itself, in a sign and in words. */
export function QuestionFields({ asked, language, chosen, tried, right, ...rest }: QuestionFieldsProps) {
  const id = useId()
  const select = (place: number) => right < 0 && place < asked.options.length && rest.onSelect(place)
  useQuizKeys({
    onNumber(number) {
      select(number - 1)
      document.getElementsByName(id)[number - 1]?.focus({ preventScroll: true })
    },
    onEnter: rest.onEnter,
  })
  return (
    // No wider than the page, however long a word is.
    <fieldset className="wrap-anywhere hyphens-auto">
      <legend
        ref={useQuestionChange(rest.questionId)}
        tabIndex={-1}
        lang={language}
        className={`question-words w-full px-5 font-display text-[1.75rem]/[1.2] text-pretty sm:px-8 ${rest.className}`}
      >
        {asked.question}
      </legend>
      <div lang={language} className="option-list" data-done={right >= 0 || undefined}>
        {asked.options.map((option, place) => {
          const verdict = place === right ? 'right' : tried.includes(place) ? 'wrong' : undefined
          return (
            <label key={option} className="option flex items-center" data-verdict={verdict}>
              <span className="relative grid flex-none place-items-center">
                <input
                  type="radio"
                  className="radio"
                  name={id}
                  value={option}
                  checked={place === chosen}
                  aria-describedby={verdict && `${id}-${verdict}`}
                  onChange={() => select(place)}
                />
                {verdict && <VerdictSign isRight={verdict === 'right'} className="verdict-sign" />}
              </span>
              <span lang={rest.languageOf?.(place)} className="option-words min-w-0 flex-1">
                {option}
              </span>
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
    </fieldset>
  )
}

/** When the question changes its card is at the top and its words have the focus; the first one is left to the page. */
function useQuestionChange(questionId: string) {
  const words = useRef<HTMLLegendElement>(null)
  const seen = useRef(questionId)
  useEffect(() => {
    if (seen.current === questionId) return
    seen.current = questionId
    words.current?.focus({ preventScroll: true })
    words.current?.closest('.quiz-card, .review-part')?.scrollIntoView({ block: 'start' })
  }, [questionId])
  return words
}

interface QuizKeys {
  /** From 1 on. */
  readonly onNumber: (number: number) => void
  readonly onEnter: (() => void) | undefined
}

const writing = 'input:not([type=radio]), textarea, select, [contenteditable]'
/** What Enter does something else with. */
const pressed = `${writing}, a, button, summary`

/** Keys from anywhere on the page while no text field has the focus and no dialog is open. */
function useQuizKeys(keys: QuizKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, target, repeat } = event
      const { onNumber, onEnter } = latest.current
      if (!onEnter || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      const isOn = (parts: string) => target instanceof Element && target.closest(parts) !== null
      if (isOn(writing) || document.querySelector('dialog[open]')) return
      if (/^[1-9]$/.test(key)) onNumber(Number(key))
      if (key !== 'Enter') return
      // A key that is held down is one answer; and a radio would send the form by itself.
      if (repeat || !isOn(pressed)) event.preventDefault()
      if (!repeat && !isOn(pressed)) onEnter()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
