// Apart from the service worker's caches: it neither reads nor writes this one.
const cacheName = 'kept'
const addressOf = (name: string) => `/kept/${name}`

export interface Kept<T> {
  /** When it was true, in ms. */
  readonly at: number
  readonly value: T
}

// Absent on an insecure connection, and refused in some private windows; the app goes on without it.
const storage = (): CacheStorage | undefined => globalThis.caches

export async function keep(name: string, value: unknown): Promise<void> {
  try {
    const cache = await storage()?.open(cacheName)
    await cache?.put(addressOf(name), Response.json({ at: Date.now(), value }))
  } catch {
    // Then there is nothing to fall back on.
  }
}

/** Null when nothing is kept under this name. */
export async function recall<T>(name: string): Promise<Kept<T> | null> {
  try {
    const answer = await storage()?.match(addressOf(name), { cacheName })
    return answer ? ((await answer.json()) as Kept<T>) : null
  } catch {
    return null
  }
}

/** Another learner may use this device next. */
export async function forgetKept(): Promise<void> {
  try {
    await storage()?.delete(cacheName)
  } catch {
    // Where nothing can be stored nothing was.
  }
}
