import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '#platform/web/lib/api.ts'
import { orKept } from '#platform/web/lib/back-off.ts'
import { useOwnNumbers } from '#platform/web/lib/own-numbers.ts'
import { useIsOnline } from '#platform/web/ui/connection-note.tsx'
import type { listPractice } from '#wagons/practice/contract.ts'
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
