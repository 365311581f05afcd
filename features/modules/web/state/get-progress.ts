import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { getProgress, Progress } from '#features/progress/contract.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { readLocal } from '#platform/web/lib/local-storage.ts'
import { type Kept, keep, recall } from '#platform/web/lib/offline/kept.ts'
import { readOwnNumbers, writeOwnNumbers } from '#platform/web/lib/own-numbers.ts'

async function fetchProgress(): Promise<Progress> {
  const name = keptName()
  const answer = await callApi<typeof getProgress>('GET', '/api/progress')
  // A process of the version before, during an update, says less.
  const progress = { ...noProgress, ...answer.progress }
  // It may come after its learner has logged out in another tab, and another one in.
  if (name === keptName() && readLocal('authenticated') === 'true') {
    void keep(name, progress)
    // On a device that is new to the learner, for pages that ask for no progress.
    if (!readOwnNumbers('modulesDrawn')) writeOwnNumbers('modulesDrawn', progress.completedModules)
  }
  return progress
}

const keptName = () => `progress?of=${encodeURIComponent(readLocal('userEmail') ?? '')}`

export const progressQuery = queryOptions({ queryKey: ['progress'], queryFn: fetchProgress })

/** The learner's own progress; fetched whenever a page that shows it opens (S4.26). */
export function useProgress() {
  return useQuery(progressQuery)
}

export const keptProgressKey = ['kept-progress']

/** What this device knew last, and when; null when it knows nothing, undefined until that is known. */
export function useKeptProgress(isWanted: boolean): Kept<Progress> | null | undefined {
  const queryFn = recallProgress
  return useQuery({ queryKey: keptProgressKey, queryFn, enabled: isWanted, gcTime: 0 }).data
}

/** What the server has just answered is what pages show from now on, and what this device keeps. */
export async function setProgress(client: QueryClient, progress: Progress): Promise<void> {
  // What is on its way is older.
  await client.cancelQueries(progressQuery)
  client.setQueryData(progressQuery.queryKey, progress)
  void keep(keptName(), progress)
}

/** What this device has kept, after an answer that brings no progress along. */
export async function changeKept(change: (progress: Progress) => Progress): Promise<void> {
  const kept = await recallProgress()
  const changed = kept && change(kept.value)
  if (changed && changed !== kept.value) await keep(keptName(), changed)
}

async function recallProgress(): Promise<Kept<Progress> | null> {
  const kept = await recall<Partial<Progress>>(keptName())
  // What a version before has kept has less.
  return kept && { ...kept, value: { ...noProgress, ...kept.value } }
}

/** Where every learner starts; also shown while the progress cannot be read. */
export const noProgress: Progress = {
  completedModules: [],
  attendedModules: [],
  lessonModules: [],
  filmModules: [],
  practisedModules: [],
  openQuizzes: [],
  completedCount: 0,
  classProgress: 0,
  latestModule: null,
}

/** How many modules from the first one on are among them. */
export function unbrokenRun(modules: readonly number[]): number {
  let run = 0
  while (modules.includes(run + 1)) run++
  return run
}

/** Each once, in the order of the modules. */
export const withNumbers = (numbers: readonly number[], more: readonly number[]): number[] =>
  [...new Set([...numbers, ...more])].sort((a, b) => a - b)
