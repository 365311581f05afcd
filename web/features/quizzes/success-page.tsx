import { useLocation } from 'react-router'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Congratulations, type LastAnswer } from './congratulations.tsx'
import { useCurrentModule } from './current-module.ts'
import { useLateClassLink, useLatestModule } from './finished-module.ts'
import * as text from './quiz.en.ts'

/** The page after a finished quiz (S2.24): of this tab's module, else of the one completed last. */
export function SuccessPage() {
  const current = useCurrentModule()
  useLateClassLink(current)
  const latest = useLatestModule(current === null)
  const moduleNumber = current?.moduleNumber ?? latest.data
  const last = useLocation().state as LastAnswer | null
  if (moduleNumber) return <Congratulations moduleNumber={moduleNumber} last={last} />
  const hasFailed = latest.data === undefined && latest.errorUpdateCount > 0
  if (latest.isPending && !hasFailed) return <Loading shape="card" />
  return (
    <div className="mx-auto grid max-w-2xl justify-items-start gap-5">
      <h1 className="text-4xl">{hasFailed ? text.finished : text.noneFinished}</h1>
      {hasFailed ? (
        <LoadFailure what={text.lookupFailed} onRetry={latest.refetch} isRetrying={latest.isFetching} />
      ) : (
        <p>{text.noneFinishedNote}</p>
      )}
      <Link to={paths.dashboard} className={buttonClass()}>
        {text.toDashboard}
      </Link>
    </div>
  )
}
