import { CheckIcon } from '#web/ui/icons.tsx'
import * as text from './quiz.en.ts'

interface QuestionMeterProps {
  /** How many are answered rightly. */
  readonly done: number
  readonly count: number
}

/** A hole for each question, punched when it is answered rightly. */
export function QuestionMeter({ done, count }: QuestionMeterProps) {
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
      {Array.from({ length: count }, (_, index) => index).map((step) => (
        <span key={step} data-done={step < done || undefined} data-now={step === done || undefined}>
          {step < done && <CheckIcon className="size-3/5" strokeWidth={4} />}
        </span>
      ))}
    </div>
  )
}
