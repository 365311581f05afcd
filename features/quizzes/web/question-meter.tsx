import { VerdictSign } from '#platform/web/ui/verdict-sheet.tsx'
import * as text from './quiz.en.ts'
import './quiz.css'
import './question-meter.css'

interface QuestionMeterProps {
  /** Of the question on screen, from 1 on. */
  readonly position: number
  /** How many are answered, the first ones. */
  readonly done: number
  readonly count: number
  /** The positions of those that were answered once and wrongly; null where no hole may look like a verdict. */
  readonly missed?: readonly number[] | null
}

/** A hole for each question, punched when it is answered, crossed where it was missed; that of the question on screen is ringed. */
export function QuestionMeter({ position, done, count, missed = [] }: QuestionMeterProps) {
  return (
    <div
      role="progressbar"
      aria-label={text.answered}
      aria-valuenow={done}
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuetext={text.answeredOf(done, count)}
      className="question-meter"
    >
      {[...Array(count).keys()].map((step) => {
        const isMissed = missed?.includes(step + 1)
        return (
          <span
            key={step}
            data-done={step < done || undefined}
            data-missed={isMissed || undefined}
            data-now={step === position - 1 || undefined}
          >
            {step < done && missed && (
              <VerdictSign isRight={!isMissed} className="size-3/5" strokeWidth={4} />
            )}
          </span>
        )
      })}
    </div>
  )
}
