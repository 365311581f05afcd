import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { listPractice } from '#contract/practice.ts'
import { callApi } from '#web/lib/api.ts'
import { orKept } from '#web/lib/back-off.ts'
import { useOwnNumbers } from '#web/lib/own-numbers.ts'
import { useIsOnline } from '#web/ui/connection-note.tsx'
import { keepPractice, nameOfKept, sendPractice } from './send-practice.ts'

/** The modules whose exercise is done, or what this device knew of them last. */
async function fetchPractice(): Promise<number[]> {
  const name = nameOfKept()
  const fetching = callApi<typeof listPractice>('GET', '/api/practice').then(({ completions }) =>
    completions.map(({ moduleNumber }) => moduleNumber),
  )
  fetching.then(
    (done) => keepPractice(name, done),
    () => {},
  )
  return orKept(fetching, name)
}

const practiceQuery = queryOptions({ queryKey: ['practice'], queryFn: fetchPractice })

/** Modules whose exercise is done, as the server and this device know; sends what waits here. */
export function usePractice(): ReadonlySet<number> {
  const { data = [], refetch } = useQuery(practiceQuery)
  const waiting = useOwnNumbers('practiceToSend') ?? []
  const isOnline = useIsOnline()
  const hasWaiting = waiting.length > 0
  useEffect(() => {
    if (isOnline && hasWaiting) void sendPractice().then(() => refetch())
  }, [isOnline, hasWaiting, refetch])
  return new Set([...data, ...waiting])
}
