import { useEffect, useState } from 'react'
import { useKeptProgress, useProgress } from '#features/modules/web/state/get-progress.ts'
import { useWaitingSteps } from '#features/modules/web/state/waiting-steps.ts'
import { withFilms, withLessons, withPractice } from '#features/modules/web/state/with-steps.ts'
import { useOwnNumbers } from '#platform/web/lib/own-numbers.ts'

/** With the steps of which the server does not know yet. What this device knew last while the server cannot be reached or takes its time; `keptAt` is its time, in ms. */
export function useProgressOrKept() {
  const fromServer = useProgress()
  const lessons = useWaitingSteps('lessonsRead')
  const films = useWaitingSteps('filmsWatched')
  const practised = useOwnNumbers('practiceToSend') ?? []
  const { data, isPending, errorUpdateCount } = fromServer
  const hasFailed = errorUpdateCount > 0
  const isLate = useIsLate(isPending && !hasFailed)
  const isWanted = !data && (hasFailed || isLate)
  const kept = useKeptProgress(isWanted)
  const known = data ?? kept?.value
  return {
    fromServer,
    known: known && withPractice(withFilms(withLessons(known, lessons), films), practised),
    keptAt: data ? undefined : kept?.at,
    /** Nothing to show yet: it is not known either whether there is something to fall back on. */
    isWaiting: !data && (isWanted ? kept === undefined || (kept === null && !hasFailed) : true),
  }
}

/** Whether the wait has taken longer than `patience` ms. */
function useIsLate(isWaiting: boolean, patience = 4_000): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(setLate, patience, true)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting, patience])
  return isWaiting && isLate
}
