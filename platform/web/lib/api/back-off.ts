import { recall } from '../offline/kept.ts'
import { ApiError } from './api-error.ts'

const tries = { network: 3, timeout: 2 }
/** In ms: the first pause, and the longest. */
const firstPause = 500
const longestPause = 8_000
/** In s: for longer pauses the learner decides. */
const longestWait = 10

/** Never a refusal, a timeout once, nothing without a connection. `failures`: how many times it had failed before. */
export function worthRetrying(failures: number, error: unknown, isOnline = navigator.onLine): boolean {
  if (!isOnline || !mayPass(error)) return false
  const { code, retryAfter = 0 } = error instanceof ApiError ? error : {}
  return retryAfter <= longestWait && failures + 1 < (code === 'timeout' ? tries.timeout : tries.network)
}

/** In ms: doubles, half of it by chance, so that clients do not all come back at once; at least what the server asks. */
export function retryDelay(failures: number, error: unknown, random = Math.random): number {
  const pause = Math.min(longestPause, firstPause * 2 ** failures)
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0
  return Math.max(asked, pause * (0.5 + random() / 2))
}

/** Whether a failure may pass by itself: a lost connection, a silent or a broken server. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError && error.status >= 400 && error.status < 500)

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
