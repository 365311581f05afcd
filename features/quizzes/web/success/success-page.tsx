import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useDeferredValue, useEffect } from 'react'
import { useLocation } from 'react-router'
import { classesQuery } from '#features/classes/web/list-classes.ts'
import { useProgress } from '#features/modules/web/state/get-progress.ts'
import { paths } from '#platform/web/paths.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Opening } from '#platform/web/ui/loading.tsx'
import { addClassLink, type CurrentModule, useCurrentModule } from '../current-module.ts'
import type { Finish } from '../go-to-success.ts'
import { Congratulations } from './congratulations.tsx'
import type { BadgeOf } from './journey-ticket.tsx'
import * as text from './success.en.ts'

/**
 * The page after a finished quiz (S2.24): of this tab's module, else of the one completed last.
 * @param Badge what the end of a programme has earned the learner
 * @param Final what follows the last module of all
 */
export function SuccessPage(handed: { readonly Badge: BadgeOf; readonly Final: ComponentType }) {
  const current = useCurrentModule()
  useLateClassLink(current)
  const finished = useProgress()
  // Drawn in slices between which the phone can do other things.
  const progress = useDeferredValue(finished.data)
  const moduleNumber = current?.moduleNumber ?? progress?.latestModule
  const finish = useLocation().state as Finish | null
  const hasFailed = finished.data === undefined && finished.errorUpdateCount > 0
  if (moduleNumber) {
    return (
      <Congratulations
        key={moduleNumber}
        moduleNumber={moduleNumber}
        completed={progress?.completedModules}
        isUnknown={hasFailed}
        finish={finish}
        {...handed}
      />
    )
  }
  if (progress !== finished.data || (finished.isPending && !hasFailed)) return <Opening shape="card" />
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

/** Brings the class link into session state where it was not known when the quiz was left. */
function useLateClassLink(current: CurrentModule | null): void {
  const client = useQueryClient()
  const moduleNumber = current?.link === null ? current.moduleNumber : null
  useEffect(() => {
    if (moduleNumber === null) return
    client.fetchQuery(classesQuery).then(
      (classes) => {
        const link = classes.find((each) => each.moduleNumber === moduleNumber)?.link
        if (link !== undefined) addClassLink(moduleNumber, link)
      },
      // The next visit of the page asks again.
      () => {},
    )
  }, [client, moduleNumber])
}
