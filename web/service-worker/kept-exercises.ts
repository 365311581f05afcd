declare const self: ServiceWorkerGlobalScope

/** Put in by the build (scripts/build/service-worker.ts): the files of each exercise, beside those that are kept anyway. */
declare const __EXERCISES__: Readonly<Record<string, readonly string[]>>

export const exerciseCache = 'exercises'

// Once: the build puts it in place of each mention.
const exercises = __EXERCISES__
const files = new Set(Object.values(exercises).flat())

export const isOfExercise = (path: string): boolean => files.has(path)

/** For pages: the exercise of the next stop, and those that were opened. */
export async function keepExercise(id: string): Promise<void> {
  const cache = await caches.open(exerciseCache)
  for (const file of exercises[id] ?? []) if (!(await cache.match(file))) await cache.add(file)
}

/** A new version has the exercises that the one before it kept. Without them it is installed too. */
export async function renewExercises(): Promise<void> {
  const kept = (await keptPaths()).map((path) => path.replace(/-.{8}\.js$/, ''))
  const known = Object.entries(exercises).filter(([id]) => kept.includes(`/assets/exercise-${id}`))
  await Promise.allSettled(known.map(([id]) => keepExercise(id)))
}

/** What no tab can ask for any more. */
export async function dropOldExercises(): Promise<void> {
  const cache = await caches.open(exerciseCache)
  for (const path of await keptPaths()) if (!isOfExercise(path)) await cache.delete(path)
}

async function keptPaths(): Promise<string[]> {
  const requests = await (await caches.open(exerciseCache)).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}
