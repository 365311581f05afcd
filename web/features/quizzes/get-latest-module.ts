import { useQuery } from '@tanstack/react-query'
import type { getProgress } from '#contract/progress.ts'
import { callApi } from '#web/lib/api.ts'

async function fetchLatestModule(): Promise<number | null> {
  const { progress } = await callApi<typeof getProgress>('GET', '/api/progress')
  return progress.latestModule
}

/** The module completed last; asked only when this browser does not remember it, after a reload for example. */
export function useLatestModule(enabled: boolean) {
  return useQuery({ queryKey: ['latest-module'], queryFn: fetchLatestModule, enabled })
}
