// Apart from the service worker's caches: it neither reads nor writes this one.
const cacheName = 'kept'
const addressOf = (name: string) => `/kept/${name}`

export interface Kept<T> {
  /** When it was true, in ms. */
  readonly at: number
  readonly value: T
}

// Absent on an insecure connection, and refused in some private windows; the app goes on without it.
async function attempt<T>(use: (storage: CacheStorage) => Promise<T>): Promise<T | null> {
  try {
    return await use(globalThis.caches)
  } catch {
    return null
  }
}

/** False where there is no room for it. */
export async function keep(name: string, value: unknown): Promise<boolean> {
  const kept: Kept<unknown> = { at: Date.now(), value }
  const put = attempt(async (storage) =>
    (await storage.open(cacheName)).put(addressOf(name), Response.json(kept)),
  )
  return (await put) !== null
}

/** Null when nothing is kept under this name. */
export function recall<T>(name: string): Promise<Kept<T> | null> {
  return attempt(async (storage) => {
    const answer = await storage.match(addressOf(name), { cacheName })
    return answer ? ((await answer.json()) as Kept<T>) : null
  })
}

/** Another learner may use this device next. */
export async function forgetKept(): Promise<void> {
  await attempt((storage) => storage.delete(cacheName))
}
