import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { getProgress, Progress } from '#features/progress/contract.ts'
import type { Attempt } from '#features/quizzes/contract.ts'
import { callApi } from '#platform/web/lib/api.ts'
import { type Kept, keep, recall } from '#platform/web/lib/kept.ts'
import { readLocal } from '#platform/web/lib/local-storage.ts'
import { readOwnNumbers, writeOwnNumbers } from '#platform/web/lib/own-numbers.ts'

async function fetchProgress(): Promise<Progress> {
  const answer = await callApi<typeof getProgress>('GET', '/api/progress')
  // A process of the version before, during an update, says less.
  const progress = { ...noProgress, ...answer.progress }
  // An answer may come after its learner has logged out in another tab.
  if (readLocal('authenticated') === 'true') {
    void keep(keptName(), progress)
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

/** Fetched only where no page has asked for it yet. */
export function useKnownProgress(): Progress | undefined {
  return useQuery({ ...progressQuery, staleTime: Number.POSITIVE_INFINITY, retryOnMount: false }).data
}

/** What this device knew last, and when; null when it knows nothing, undefined until that is known. */
export function useKeptProgress(isWanted: boolean): Kept<Progress> | null | undefined {
  const queryFn = recallProgress
  return useQuery({ queryKey: ['kept-progress'], queryFn, enabled: isWanted, gcTime: 0 }).data
}

/** What the server has just answered is what pages show from now on, and what this device keeps. */
export async function setProgress(client: QueryClient, progress: Progress): Promise<void> {
  // What is on its way is older.
  await client.cancelQueries(progressQuery)
  client.setQueryData(progressQuery.queryKey, progress)
  void keep(keptName(), progress)
}

/** What an answer tells that brings no progress along, such as how far a quiz has come. */
export async function noteProgress(
  client: QueryClient,
  change: (progress: Progress) => Progress,
): Promise<void> {
  const known = client.getQueryData(progressQuery.queryKey)
  if (!known) return changeKept(change)
  const changed = change(known)
  if (changed !== known) await setProgress(client, changed)
}

/** The same where no page shows it. */
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

/** As the server counts an attempt: its quiz is under way from the second question on, and completed at the end. */
export function withAttempt(
  progress: Progress,
  { moduleNumber, questionCount, question }: Pick<Attempt, 'moduleNumber' | 'questionCount' | 'question'>,
): Progress {
  const position = question?.position ?? 0
  const open = progress.openQuizzes.find((quiz) => quiz.moduleNumber === moduleNumber)
  if (!question) return withCompletion(progress, moduleNumber)
  if ((open?.position ?? 1) === position) return progress
  const others = progress.openQuizzes.filter((quiz) => quiz !== open)
  const openQuizzes = position > 1 ? [...others, { moduleNumber, position, questionCount }] : others
  return { ...progress, openQuizzes }
}

function withCompletion(progress: Progress, moduleNumber: number): Progress {
  const openQuizzes = progress.openQuizzes.filter((quiz) => quiz.moduleNumber !== moduleNumber)
  const known = openQuizzes.length < progress.openQuizzes.length ? { ...progress, openQuizzes } : progress
  if (progress.completedModules.includes(moduleNumber)) return known
  const completedModules = withNumbers(progress.completedModules, [moduleNumber])
  return {
    ...known,
    completedModules,
    completedCount: unbrokenRun(completedModules),
    classProgress: unbrokenRun([...completedModules, ...progress.attendedModules]),
    latestModule: moduleNumber,
  }
}

/** As the server counts lessons that were read to their end: as attendance (S4.27). */
export function withLessons(progress: Progress, lessons: readonly number[]): Progress {
  const fresh = lessons.filter((number) => !progress.attendedModules.includes(number))
  if (fresh.length === 0) return progress
  const attendedModules = withNumbers(progress.attendedModules, fresh)
  return {
    ...progress,
    attendedModules,
    lessonModules: withNumbers(progress.lessonModules, fresh),
    classProgress: unbrokenRun([...progress.completedModules, ...attendedModules]),
  }
}

export const withFilms = (progress: Progress, films: readonly number[]): Progress => ({
  ...progress,
  filmModules: withNumbers(progress.filmModules, films),
})

export const withPractice = (progress: Progress, practised: readonly number[]): Progress => ({
  ...progress,
  practisedModules: withNumbers(progress.practisedModules, practised),
})

/** Each once, in the order of the modules. */
const withNumbers = (numbers: readonly number[], more: readonly number[]): number[] =>
  [...new Set([...numbers, ...more])].sort((a, b) => a - b)

/** How many modules from the first one on are among them. */
function unbrokenRun(modules: readonly number[]): number {
  let run = 0
  while (modules.includes(run + 1)) run++
  return run
}
