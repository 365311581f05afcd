import { part as PracticeCard } from 'virtual:parts/exercise-card'
import { type ComponentType, type ReactElement, Suspense } from 'react'
import { useStoredSession } from '#features/identity/web/session.ts'
import { BackIcon } from '#platform/web/drawings/icons.tsx'
import { Landscape } from '#platform/web/drawings/landscape.tsx'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { stationOf } from '../stations.ts'
import * as text from './lesson.en.ts'
import { ground, LateTrain, wideView } from './lesson-head.tsx'
import './lesson-ways.css'

export interface QuizWayProps {
  readonly moduleNumber: number
  /** The way to the quiz, where there is no other. */
  readonly children: ReactElement
}

interface LessonWaysProps {
  readonly moduleNumber: number
  /** When the quiz can be taken. */
  readonly note: string
  /** False where the page itself has a way to the next lesson. */
  readonly leadsOn?: boolean
  readonly QuizWay?: ComponentType<QuizWayProps> | undefined
}

/**
 * Where a lesson leads: to its exercise and then its quiz, of which the first that is not done looks like the next thing to
 * do, and beside that back or on to the next lesson. None of it asks a visitor for an account.
 */
export function LessonWays({ moduleNumber, note, leadsOn = true, QuizWay }: LessonWaysProps) {
  const season = stationOf(moduleNumber)?.season
  const isLearner = useStoredSession()
  const next = leadsOn ? stationOf(moduleNumber + 1) : undefined
  const toQuiz = (
    <Link to={paths.module(moduleNumber)} className="btn lesson-quiz w-full" aria-describedby="quiz-note">
      {text.takeQuiz}
    </Link>
  )
  return (
    <nav aria-label={text.waysOn} className="lesson-ways">
      <div className="lesson-end overflow-clip text-center">
        <div className="lesson-arrival relative isolate text-ink" aria-hidden="true">
          <Landscape season={season} view={wideView(season)} align={ground} />
          <LateTrain />
        </div>
        {PracticeCard && moduleNumber in PRACTICE_MINUTES && hasPage(paths.practice(moduleNumber)) && (
          <Suspense fallback={<div className="practice-room" />}>
            <PracticeCard moduleNumber={moduleNumber} />
          </Suspense>
        )}
        <div className="lesson-ready">
          <p>{text.ready}</p>
          <p id="quiz-note">{note}</p>
          {QuizWay ? <QuizWay moduleNumber={moduleNumber}>{toQuiz}</QuizWay> : toQuiz}
        </div>
      </div>
      <div className="lesson-others">
        <Link to={isLearner ? paths.dashboard : paths.landing}>
          <BackIcon className="size-5" strokeWidth={2.5} />
          <span>{isLearner ? text.backToDashboard : text.backToStart}</span>
        </Link>
        {next && (
          <Link to={paths.lesson(next.number)} data-season={next.season}>
            <span>{text.nextLesson(next.title)}</span>
            <BackIcon className="size-5" strokeWidth={2.5} />
          </Link>
        )}
      </div>
    </nav>
  )
}
