import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openIdentity } from '#features/identity/web/session.ts'
import { callApi } from '#platform/web/lib/api.ts'
import { ApiError } from '#platform/web/lib/api-error.ts'
import { orKept } from '#platform/web/lib/back-off.ts'
import { keep } from '#platform/web/lib/kept.ts'
import { readLocal } from '#platform/web/lib/local-storage.ts'
import { readOwnNumbers, useOwnNumbers, writeOwnNumbers } from '#platform/web/lib/own-numbers.ts'
import { useIsOnline } from '#platform/web/ui/connection-note.tsx'
import type { completePractice, listPractice, PracticeCompletion } from '#wagons/practice/contract.ts'

/** Modules whose exercise is done, as the server and this device know; sends what waits here. */
export function usePractised(): ReadonlySet<number> {
  const { data = [], refetch } = useQuery({ queryKey: ['practice'], queryFn: fetchPractice })
  const waiting = useOwnNumbers('practiceToSend') ?? []
  const isOnline = useIsOnline()
  const hasWaiting = waiting.length > 0
  useEffect(() => {
    if (isOnline && hasWaiting) void sendPractice().then(() => refetch())
  }, [isOnline, hasWaiting, refetch])
  return new Set([...data, ...waiting])
}

/** The modules whose exercise is done, or what this device knew of them last. */
async function fetchPractice(): Promise<number[]> {
  const name = nameOfKept()
  const fetching = callApi<typeof listPractice>('GET', '/api/practice').then(modulesOf)
  fetching.then(
    (done) => keepPractice(name, done),
    () => {},
  )
  return orKept(fetching, name)
}

/**
 * Sends what waits on this device, and `justDone` also where there was no room to store it. What the server refuses is
 * not sent again; without a connection or a session all that is stored stays.
 */
export async function sendPractice(...justDone: number[]): Promise<void> {
  // The page is public: until now it had no use for a token.
  const isReady = await openIdentity().then(
    () => true,
    () => false,
  )
  if (!isReady) return
  const name = nameOfKept()
  for (const moduleNumber of new Set([...(readOwnNumbers('practiceToSend') ?? []), ...justDone])) {
    try {
      const done = await callApi<typeof completePractice>('PUT', '/api/practice/:moduleNumber', {
        params: { moduleNumber },
      })
      keepPractice(name, modulesOf(done))
    } catch (error) {
      // Another 404 may come from a process of the version before, during an update.
      if (!(error instanceof ApiError && error.code === 'no-exercise')) continue
    }
    const left = (readOwnNumbers('practiceToSend') ?? []).filter((waiting) => waiting !== moduleNumber)
    writeOwnNumbers('practiceToSend', left.length > 0 ? left : null)
  }
}

const modulesOf = ({ completions }: { readonly completions: readonly PracticeCompletion[] }) =>
  completions.map(({ moduleNumber }) => moduleNumber)

/** Under which the modules whose exercise is done are kept for the learner who is signed in. */
const nameOfKept = () => `practice?of=${encodeURIComponent(readLocal('userEmail') ?? '')}`

/** What the server says is done, for times without a connection. */
function keepPractice(name: string, done: readonly number[]): void {
  // It may come after its learner has logged out in another tab.
  if (readLocal('authenticated') === 'true') void keep(name, done)
}
