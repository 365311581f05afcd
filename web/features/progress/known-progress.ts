import { useIsLate } from '#web/lib/use-is-late.ts'
import { useKeptProgress, useProgress } from './get-progress.ts'

/**
 * The progress from the server, and what this device knew last while the server cannot be reached or takes its time.
 * `keptAt` says when that was true, in ms.
 */
export function useProgressOrKept() {
  const fromServer = useProgress()
  const { data, isPending, errorUpdateCount } = fromServer
  const hasFailed = errorUpdateCount > 0
  const isLate = useIsLate(isPending && !hasFailed)
  const isWanted = !data && (hasFailed || isLate)
  const kept = useKeptProgress(isWanted)
  return {
    fromServer,
    known: data ?? kept?.value,
    keptAt: data ? undefined : kept?.at,
    /** Nothing to show yet: not even whether there is something to fall back on. */
    isWaiting: !data && (isWanted ? kept === undefined || (kept === null && !hasFailed) : true),
  }
}
