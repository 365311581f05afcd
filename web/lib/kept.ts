import { mayPass } from './back-off.ts'

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

/** What is kept, if `fetching` fails for want of an answer or takes longer than `patience` ms. */
export async function orKept<T>(fetching: Promise<T>, name: string, patience = 5_000): Promise<T> {
  const fetched = fetching.catch(async (error: unknown) => {
    const kept = mayPass(error) ? await recall<T>(name) : null
    if (!kept) throw error
    return kept.value
  })
  const late = new Promise((resolve) => setTimeout(resolve, patience)).then(() => recall<T>(name))
  return Promise.race([fetched, late.then((kept) => kept?.value ?? fetched)])
}

/** Another learner may use this device next. */
export async function forgetKept(): Promise<void> {
  try {
    await storage()?.delete(cacheName)
  } catch {
    // Where nothing can be stored nothing was.
  }
}
