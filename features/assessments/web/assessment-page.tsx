import { type ReactNode, useEffect, useRef } from 'react'
import type { Assessment, AssessmentKind } from '#features/assessments/contract.ts'
import { stationOf, stations } from '#features/modules/web/stations.ts'
import { BackIcon } from '#platform/web/drawings/icons.tsx'
import { Landscape } from '#platform/web/drawings/landscape.tsx'
import { paths } from '#platform/web/paths.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { useIsOnline } from '#platform/web/ui/connection-note.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import * as text from './assessment.en.ts'
import { AssessmentForm } from './assessment-form.tsx'
import { CheckResult } from './check-result.tsx'
import { FinalResults } from './final-results.tsx'
import { useAssessment, useStart } from './read-assessment.ts'
import './assessments.css'

/** Before the journey (`/check`): it leads, and judges nobody. */
export const CheckPage = () => <AssessmentPage kind="before" />

/** After the ninth module (`/final`). */
export const FinalPage = () => <AssessmentPage kind="after" />

interface KindProps {
  readonly kind: AssessmentKind
}

function AssessmentPage({ kind }: KindProps) {
  const { data, errorUpdateCount, isFetching, refetch } = useAssessment(kind)
  const isOnline = useIsOnline()
  const season = (kind === 'before' ? stationOf(1) : stations.at(-1))?.season
  const hasFailed = !data && errorUpdateCount > 0
  return (
    <div data-season={season} className="quiz mx-auto w-full max-w-3xl max-sm:-mx-4.5 max-sm:w-auto">
      <div className="quiz-place">
        <div className="quiz-scene">
          <Landscape season={season} />
        </div>
        <Link to={paths.dashboard} className="quiz-chip flex-none px-2" aria-label={text.toDashboard}>
          <BackIcon className="size-6 [scale:var(--start)_1]" strokeWidth={2.5} />
        </Link>
        <p className="quiz-chip">{text.chips[kind]}</p>
      </div>
      <div className="quiz-card">
        {data ? (
          <Stand kind={kind} assessment={data} />
        ) : (
          <div className="grid gap-4 p-5">
            <h1 className="text-2xl/[1.1] text-season">{titleOf(kind)}</h1>
            {hasFailed ? (
              <LoadFailure
                what={isOnline ? text.loadFailed : text.needsConnection}
                onRetry={refetch}
                isRetrying={isFetching}
              />
            ) : (
              <Loading shape="question" />
            )}
          </div>
        )}
      </div>
    </div>
  )
}

const titleOf = (kind: AssessmentKind) => (kind === 'before' ? text.checkTitle : text.finalTitle)

interface StandProps extends KindProps {
  readonly assessment: Assessment
}

/** Where the learner stands. What it becomes is told to those who do not see it, too. */
function Stand({ kind, assessment }: StandProps) {
  const { status, running, results, questionCount } = assessment
  const heading = useFocusOnChange(status)
  const title = (
    <h1 ref={heading} tabIndex={-1} className="text-2xl/[1.1] text-season">
      {titleOf(kind)}
    </h1>
  )
  if (running)
    return (
      <>
        <div className="quiz-head">
          {title}
          <p>{text.questionOf(running.question.position, questionCount)}</p>
        </div>
        <AssessmentForm key={running.id} kind={kind} running={running} count={questionCount} />
      </>
    )
  const last = results.at(-1)
  const isOver = status === 'ended' || results.length > 0
  return (
    <div className="grid gap-[0.9rem] p-5 sm:p-8">
      {title}
      {status === 'absent' && <Note words={text.absent} />}
      {status === 'locked' && !isOver && (
        <Note words={kind === 'before' ? text.checkLocked : text.finalLocked(MODULE_COUNT)} />
      )}
      {kind === 'before' && last && <CheckResult result={last} />}
      {kind === 'after' && last && <FinalResults assessment={assessment} />}
      {status === 'ready' && <Beginning kind={kind} assessment={assessment} />}
    </div>
  )
}

function Note({ words }: { readonly words: ReactNode }) {
  return (
    <>
      <p>{words}</p>
      <Link to={paths.dashboard} className={`${buttonClass()} w-full`}>
        {text.toDashboard}
      </Link>
    </>
  )
}

/** What it is and what becomes of it, before anything is asked. */
function Beginning({ kind, assessment }: StandProps) {
  const { questionCount, hours, days, results } = assessment
  const { start, isPending } = useStart(kind)
  const rules =
    kind === 'before'
      ? [text.checkLeads, text.unknownIsGood, text.checkIsOpen(hours), text.checkIsKind]
      : [text.oneAnswer, text.finalIsOpen(hours), text.takenAgain(days), text.noCondition, text.nobodyWatches]
  return (
    <>
      <p className="font-display text-xl/[1.2]">
        {(kind === 'before' ? text.aboutCheck : text.aboutFinal)(questionCount)}
      </p>
      <ul className="grid list-disc gap-2 ps-5">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <Button className="w-full" busy={isPending} onClick={start}>
        {results.length > 0 ? text.again : text.begin}
      </Button>
      {kind === 'before' && (
        <Link to={paths.dashboard} className="text-link justify-self-center">
          {text.toDashboard}
        </Link>
      )}
    </>
  )
}

/** The heading of what has come instead has the focus; the first one is left to the page. */
function useFocusOnChange(status: Assessment['status']) {
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef(status)
  useEffect(() => {
    if (seen.current === status) return
    seen.current = status
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('.quiz-card')?.scrollIntoView({ block: 'start' })
  }, [status])
  return heading
}
