import { useLocation } from 'react-router'
import { useProgress } from '#features/modules/web/state/get-progress.ts'
import { paths } from '#platform/web/paths.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import { useCurrentModule } from '../current-module.ts'
import type { Finish } from '../go-to-success.ts'
import { Congratulations } from './congratulations.tsx'
import { useLateClassLink } from './finished-module.ts'
import * as text from './success.en.ts'

/** The page after a finished quiz (S2.24): of this tab's module, else of the one completed last. */
export function SuccessPage() {
  const current = useCurrentModule()
  useLateClassLink(current)
  const finished = useProgress()
  const moduleNumber = current?.moduleNumber ?? finished.data?.latestModule
  const finish = useLocation().state as Finish | null
  const hasFailed = finished.data === undefined && finished.errorUpdateCount > 0
  if (moduleNumber) {
    return (
      <Congratulations
        key={moduleNumber}
        moduleNumber={moduleNumber}
        completed={finished.data?.completedModules}
        isUnknown={hasFailed}
        finish={finish}
      />
    )
  }
  if (finished.isPending && !hasFailed) return <Loading shape="card" />
  return (
    <div className="mx-auto grid max-w-2xl justify-items-start gap-5">
      <h1 className="text-4xl">{hasFailed ? text.finished : text.noneFinished}</h1>
      {hasFailed ? (
        <LoadFailure what={text.lookupFailed} onRetry={finished.refetch} isRetrying={finished.isFetching} />
      ) : (
        <p>{text.noneFinishedNote}</p>
      )}
      <Link to={paths.dashboard} className={buttonClass()}>
        {text.toDashboard}
      </Link>
    </div>
  )
}
