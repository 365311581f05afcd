declare const self: ServiceWorkerGlobalScope

/**
 * Put in by the build (workshop/build/service-worker.ts): the files of each exercise and of the film player, beside those
 * that are kept anyway.
 */
declare const __PARTS__: Readonly<Record<string, readonly string[]>>

// As the first of the parts were called: a browser has them by this name.
export const partCache = 'exercises'

// Once: the build puts it in place of each mention.
const parts = __PARTS__
const files = new Set(Object.values(parts).flat())

export const isOfPart = (path: string): boolean => files.has(path)

/** For pages: what is likely to be opened at the next stop, and what was opened. */
export async function keepPart(id: string): Promise<void> {
  const cache = await caches.open(partCache)
  for (const file of parts[id] ?? []) if (!(await cache.match(file))) await cache.add(file)
}

/** A new version has the parts that the one before it kept. Without them it is installed too. */
export async function renewParts(): Promise<void> {
  const kept = (await keptPaths()).map((path) => path.replace(/-.{8}\.js$/, ''))
  const known = Object.keys(parts).filter(
    (id) => kept.includes(`/assets/exercise-${id}`) || kept.includes(`/assets/${id}`),
  )
  await Promise.allSettled(known.map(keepPart))
}

/** What no tab can ask for any more. */
export async function dropOldParts(): Promise<void> {
  const cache = await caches.open(partCache)
  for (const path of await keptPaths()) if (!isOfPart(path)) await cache.delete(path)
}

async function keptPaths(): Promise<string[]> {
  const requests = await (await caches.open(partCache)).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}
