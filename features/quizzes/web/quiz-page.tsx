import { Suspense, useCallback, useDeferredValue, useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { useSession } from '#features/identity/web/session.ts'
import { moduleNumberOf } from '#features/modules/web/module-number.ts'
import { RoadPlace } from '#features/modules/web/road/road-place.tsx'
import { stationOf } from '#features/modules/web/stations.ts'
import { useLearnerName } from '#features/shell/web/learner-name.ts'
import { BackIcon } from '#platform/web/drawings/icons.tsx'
import { Landscape } from '#platform/web/drawings/landscape.tsx'
import type { ApiError } from '#platform/web/lib/api/api-error.ts'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { pageLanguage } from '#platform/web/lib/page-language.ts'
import { paths } from '#platform/web/paths.ts'
import { LanguageSwitch } from '#platform/web/ui/language-switch.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Opening } from '#platform/web/ui/loading.tsx'
import { useAttempt } from './attempt/start-attempt.ts'
import { useGoToSuccess } from './go-to-success.ts'
import type { KeptNoteProps } from './kept-note.tsx'
import { type HeldQuestion, QuestionForm } from './question-form.tsx'
import { QuestionMeter } from './question-meter.tsx'
import * as text from './quiz.en.ts'

const KeptNote = latePart<KeptNoteProps>(() => import('./kept-note.tsx').then((part) => part.KeptNote))

/** In ms: how long the verdict on the last question is seen before the success page. */
const lastVerdict = 2_500

/** The quiz of a module (S2.22). Ids of no module mean module 1 (S9.10). */
export function QuizPage() {
  const moduleNumber = moduleNumberOf(useParams().id)
  return (
    <div data-season={stationOf(moduleNumber)?.season} className="quiz">
      <QuizScene moduleNumber={moduleNumber} />
      <Quiz key={moduleNumber} moduleNumber={moduleNumber} />
    </div>
  )
}

function Quiz({ moduleNumber }: { moduleNumber: number }) {
  const { data: attempt, error, errorUpdatedAt, isFetching, refetch } = useAttempt(moduleNumber)
  // It stays on screen while the attempt is asked for again.
  const [failure, setFailure] = useState(error)
  if (error && error !== failure) setFailure(error)
  // The server is at the next question already; the page stays until the learner goes on.
  const [held, setHeld] = useState<HeldQuestion | null>(null)
  const [reached, setReached] = useState(0)
  const goOn = useCallback(() => {
    setReached((held?.question.position ?? 0) + 1)
    setHeld(null)
  }, [held])
  useGoToSuccess(attempt, held !== null)
  useGoOnAtTheEnd(held, goOn)

  // The first question is drawn in slices between which the phone can do other things.
  const drawn = useDeferredValue(attempt)
  const { attempt: shown, question } = held ?? { attempt, question: drawn && attempt?.question }
  return (
    <div className="quiz-card">
      <div className="quiz-head">
        <h1 className="text-2xl/[1.1] text-season">{text.module(moduleNumber)}</h1>
        <RoadPlace moduleNumber={moduleNumber} step="quiz" />
        {shown && question && (
          <>
            {!held && <LanguageSwitch languages={shown.languages} language={shown.language} />}
            <p>{text.questionOf(question.position, shown.questionCount)}</p>
          </>
        )}
      </div>
      {shown && question && (
        <>
          <QuestionMeter
            position={question.position}
            done={held ? question.position : (attempt?.judged ?? question.position - 1)}
            count={shown.questionCount}
          />
          {attempt && (
            <Suspense>
              <KeptNote attempt={attempt} />
            </Suspense>
          )}
          <QuestionForm
            attempt={shown}
            question={question}
            held={held}
            isNext={reached === question.position}
            onRight={setHeld}
            onGoOn={goOn}
          />
        </>
      )}
      {!question && (
        <div className="p-5">
          {failure && !attempt ? (
            <LoadFailure what={reasonOf(failure, errorUpdatedAt)} onRetry={refetch} isRetrying={isFetching} />
          ) : (
            <Opening shape="question" />
          )}
        </div>
      )}
    </div>
  )
}

/** `at` in ms: when it came. */
function reasonOf(failure: Error, at: number): string {
  const { code, retryAfter = 0 } = failure as ApiError
  if (code !== 'too-many-attempts') return text.loadFailed
  const until = new Date(at + retryAfter * 1000)
  return text.takenOften(until.toLocaleString(pageLanguage, { dateStyle: 'long', timeStyle: 'short' }))
}

/** After the last right answer the success page comes by itself (S4.22), once the verdict was seen. */
function useGoOnAtTheEnd(held: HeldQuestion | null, goOn: () => void): void {
  const isEnd = held !== null && held.question.position === held.attempt.questionCount
  useEffect(() => {
    if (!isEnd) return
    const timer = setTimeout(goOn, lastVerdict)
    return () => clearTimeout(timer)
  }, [isEnd, goOn])
}

/** The place where the quiz is: the season's landscape, good wishes, and the way back. */
function QuizScene({ moduleNumber }: { readonly moduleNumber: number }) {
  const name = useLearnerName()
  const isGuest = useSession().status === 'guest'
  return (
    <div className="quiz-place">
      <div className="quiz-scene">
        <Landscape season={stationOf(moduleNumber)?.season} />
      </div>
      <Link
        to={isGuest ? paths.lesson(moduleNumber) : paths.dashboard}
        className="quiz-chip flex-none px-2"
        aria-label={isGuest ? text.readInLesson : text.toDashboard}
      >
        <BackIcon className="size-6 [scale:var(--start)_1]" strokeWidth={2.5} />
      </Link>
      {name && <p className="quiz-chip">{text.goodLuck(name)}</p>}
    </div>
  )
}
