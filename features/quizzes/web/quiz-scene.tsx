import { stationOf } from '#features/modules/web/stations.ts'
import { useLearnerName } from '#features/shell/web/learner-name.ts'
import { BackIcon } from '#platform/web/drawings/icons.tsx'
import { Landscape } from '#platform/web/drawings/landscape.tsx'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './quiz.en.ts'

/** The place where the quiz is: the season's landscape, good wishes, and the link to the dashboard. */
export function QuizScene({ moduleNumber }: { readonly moduleNumber: number }) {
  const name = useLearnerName()
  return (
    <div className="quiz-place relative flex items-start justify-between gap-2">
      <div className="quiz-scene">
        <Landscape season={stationOf(moduleNumber)?.season} />
      </div>
      <Link to={paths.dashboard} className="quiz-chip flex-none px-2" aria-label={text.toDashboard}>
        <BackIcon className="size-6 [scale:var(--start)_1]" strokeWidth={2.5} />
      </Link>
      {name && <p className="quiz-chip">{text.goodLuck(name)}</p>}
    </div>
  )
}
