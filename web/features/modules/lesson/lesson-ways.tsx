import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { stationOf } from '../stations.ts'
import * as text from './lesson.en.ts'

interface LessonWaysProps {
  readonly moduleNumber: number
  /** When the quiz can be taken. */
  readonly note: string
}

/** Where a lesson leads: to its quiz, back to the dashboard, on to the next lesson. */
export function LessonWays({ moduleNumber, note }: LessonWaysProps) {
  const next = stationOf(moduleNumber + 1)
  return (
    <nav aria-label={text.waysOn} className="lesson-ways">
      <Link
        to={paths.module(moduleNumber)}
        className={`${buttonClass()} w-full`}
        aria-describedby="quiz-note"
      >
        {text.takeQuiz}
      </Link>
      <p id="quiz-note" className="text-soft">
        {note}
      </p>
      <Link to={paths.dashboard} className={`${buttonClass('outline')} w-full`}>
        {text.backToDashboard}
      </Link>
      {next && (
        <Link to={paths.lesson(next.number)} data-season={next.season} className="lesson-next">
          {text.nextLesson(next.title)}
        </Link>
      )}
    </nav>
  )
}
