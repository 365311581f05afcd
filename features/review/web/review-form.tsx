import { type FormEvent, useState } from 'react'
import { stationOf } from '#features/modules/web/stations.ts'
import { AboutQuestion } from '#features/quizzes/web/about-question.tsx'
import { QuestionFields } from '#features/quizzes/web/question-fields.tsx'
import { QuestionMeter } from '#features/quizzes/web/question-meter.tsx'
import { aboutLook, buttonLook, footLook } from '#features/quizzes/web/quiz-sheet.tsx'
import type { ReviewQuestion } from '#features/review/contract.ts'
import { BackIcon } from '#platform/web/drawings/icons.tsx'
import { Landscape } from '#platform/web/drawings/landscape.tsx'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { LanguageSwitch } from '#platform/web/ui/language-switch.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import { VerdictSheet } from '#platform/web/ui/verdict-sheet.tsx'
import * as text from './review.en.ts'

interface ReviewFormProps {
  readonly question: ReviewQuestion
  /** From 1 on. */
  readonly position: number
  readonly count: number
  /** The positions that were answered wrongly. */
  readonly missed: readonly number[]
  /** Called once, with the place of the option. */
  readonly onAnswer: (place: number) => void
  readonly onGoOn: () => void
}

/** One question, answered once: what was right, and why, is said at once, for the device knows it. */
export function ReviewForm({ question, position, count, missed, onAnswer, onGoOn }: ReviewFormProps) {
  const { id, version, moduleNumber, right, language } = question
  const { chosen, isAnswered, choose, markAnswered } = useOneAnswer(id)
  const isRight = chosen === right

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isAnswered) onGoOn()
    else if (chosen < 0) showToast(text.noOption, 'alert-info')
    else {
      markAnswered()
      onAnswer(chosen)
    }
  }

  const isLast = position === count
  const season = stationOf(moduleNumber)?.season
  return (
    <div data-season={season} className="quiz mx-auto w-full max-w-3xl max-sm:-mx-4.5 max-sm:w-auto">
      <div className="quiz-place">
        <div className="quiz-scene">
          <Landscape season={season} />
        </div>
        <Link to={paths.dashboard} className="quiz-chip flex-none px-2" aria-label={text.toDashboard}>
          <BackIcon className="size-6 [scale:var(--start)_1]" strokeWidth={2.5} />
        </Link>
        <h1 className="quiz-chip text-lg">{text.review}</h1>
      </div>
      <form onSubmit={submit} noValidate className="quiz-card">
        <div className="quiz-head">
          <h2 className="text-2xl/[1.1] text-season">{text.module(moduleNumber)}</h2>
          <p>{text.questionOf(position, count)}</p>
        </div>
        <QuestionMeter
          position={position}
          done={position - Number(!isAnswered)}
          count={count}
          missed={missed}
        />
        <QuestionFields
          questionId={id}
          asked={question}
          language={language}
          chosen={chosen}
          tried={isAnswered && chosen !== right ? [chosen] : []}
          right={isAnswered ? right : -1}
          className="pt-[0.9rem] pb-3 short:pt-2 short:pb-2 short:text-[1.375rem] sm:pt-5"
          onSelect={choose}
          onEnter={submit}
        />
        <VerdictSheet
          look={isAnswered ? (isRight ? 'right' : 'wrong') : undefined}
          heading={isRight ? text.isRight : text.notQuite}
          words={
            isAnswered && (
              <>
                <p lang={language}>
                  {!isRight && <span className="sr-only">{question.options[right]}. </span>}
                  {question.explanation}
                </p>
                {!isRight && <p>{text.again}</p>}
              </>
            )
          }
          told={Number(isAnswered)}
        >
          <div className={footLook}>
            {isAnswered ? (
              <AboutQuestion
                moduleNumber={moduleNumber}
                section={question.section}
                className={aboutLook}
                asked={{ id, version }}
              />
            ) : (
              <LanguageSwitch languages={question.languages} language={language} />
            )}
            {/* The second click of a double one is no wish to go on. */}
            <Button
              type="submit"
              className={buttonLook}
              onClick={(event) => event.detail > 1 && event.preventDefault()}
            >
              {isAnswered ? (isLast ? text.finish : text.next) : text.check}
            </Button>
          </div>
        </VerdictSheet>
      </form>
    </div>
  )
}

/** The choice for a question and whether it was given as the answer; another question begins anew. */
function useOneAnswer(questionId: string) {
  const [state, setState] = useState({ questionId, chosen: -1, isAnswered: false })
  const { chosen, isAnswered } = state.questionId === questionId ? state : { chosen: -1, isAnswered: false }
  return {
    chosen,
    isAnswered,
    choose: (place: number) => setState({ questionId, chosen: place, isAnswered: false }),
    markAnswered: () => setState({ questionId, chosen, isAnswered: true }),
  }
}
