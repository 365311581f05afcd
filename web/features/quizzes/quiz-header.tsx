import { stationOf } from '#web/features/modules/stations.ts'
import { useLearnerName } from '#web/features/shell/learner-name.ts'
import { questionCount } from './question-count.ts'
import * as text from './quiz.en.ts'

interface QuizHeaderProps {
  readonly moduleNumber: number
  /** Undefined until the attempt is there. */
  readonly position: number | undefined
}

export function QuizHeader({ moduleNumber, position }: QuizHeaderProps) {
  const name = useLearnerName()
  const title = stationOf(moduleNumber)?.title
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-4xl">{text.module(moduleNumber)}</h1>
        {position && (
          <p className="rounded-field bg-season px-3 py-1.5 font-display text-lg leading-none text-card">
            {text.questionOf(position, questionCount)}
          </p>
        )}
      </div>
      <p className="mt-1 mb-4 text-soft">
        {title}
        {name && ` · ${text.goodLuck(name)}`}
      </p>
      {position && <QuestionMeter position={position} />}
    </>
  )
}

function QuestionMeter({ position }: { position: number }) {
  return (
    <div
      role="progressbar"
      aria-label={text.answered}
      aria-valuenow={position - 1}
      aria-valuemin={0}
      aria-valuemax={questionCount}
      aria-valuetext={text.answeredOf(position - 1, questionCount)}
      className="question-meter"
    >
      {Array.from({ length: questionCount }, (_, index) => index + 1).map((step) => (
        <span key={step} data-done={step < position || undefined} data-now={step === position || undefined} />
      ))}
    </div>
  )
}
