import { stationOf } from '#web/features/modules/stations.ts'
import { useLearnerName } from '#web/features/shell/learner-name.ts'
import * as text from './quiz.en.ts'

interface QuestionPlace {
  readonly position: number
  readonly questionCount: number
}

interface QuizHeaderProps {
  readonly moduleNumber: number
  /** Which question of how many; undefined until the attempt is there. */
  readonly place: QuestionPlace | undefined
}

export function QuizHeader({ moduleNumber, place }: QuizHeaderProps) {
  const name = useLearnerName()
  const title = stationOf(moduleNumber)?.title
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-4xl">{text.module(moduleNumber)}</h1>
        {place && (
          <p className="rounded-field bg-season px-3 py-1.5 font-display text-lg leading-none text-card">
            {text.questionOf(place.position, place.questionCount)}
          </p>
        )}
      </div>
      <p className="mt-1 mb-4 text-soft">
        {title}
        {name && ` · ${text.goodLuck(name)}`}
      </p>
      {place && <QuestionMeter {...place} />}
    </>
  )
}

function QuestionMeter({ position, questionCount }: QuestionPlace) {
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
