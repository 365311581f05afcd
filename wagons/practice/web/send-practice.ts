import { openIdentity } from '#features/identity/web/session.ts'
import { callApi } from '#platform/web/lib/api.ts'
import { ApiError } from '#platform/web/lib/api-error.ts'
import { keep } from '#platform/web/lib/kept.ts'
import { readLocal } from '#platform/web/lib/local-storage.ts'
import { readOwnNumbers, writeOwnNumbers } from '#platform/web/lib/own-numbers.ts'
import type { completePractice } from '#wagons/practice/contract.ts'

/** Under which the modules whose exercise is done are kept for the learner who is signed in. */
export const nameOfKept = () => `practice?of=${encodeURIComponent(readLocal('userEmail') ?? '')}`

/** What the server says is done, for times without a connection. */
export function keepPractice(name: string, done: readonly number[]): void {
  // It may come after its learner has logged out in another tab.
  if (readLocal('authenticated') === 'true') void keep(name, done)
}

/**
 * Sends what waits on this device, and `justDone` also where there was no room to store it. What the server refuses is
 * not sent again; without a connection or a session all that is stored stays.
 */
export async function sendPractice(...justDone: number[]): Promise<void> {
  // The page is public: until now it had no use for a token.
  const isReady = await openIdentity().then(
    () => true,
    () => false,
  )
  if (!isReady) return
  const name = nameOfKept()
  for (const moduleNumber of new Set([...(readOwnNumbers('practiceToSend') ?? []), ...justDone])) {
    try {
      const { completions } = await callApi<typeof completePractice>('PUT', '/api/practice/:moduleNumber', {
        params: { moduleNumber },
      })
      keepPractice(
        name,
        completions.map((completion) => completion.moduleNumber),
      )
    } catch (error) {
      // Another 404 may come from a process of the version before, during an update.
      if (!(error instanceof ApiError && error.code === 'no-exercise')) continue
    }
    const left = (readOwnNumbers('practiceToSend') ?? []).filter((waiting) => waiting !== moduleNumber)
    writeOwnNumbers('practiceToSend', left.length > 0 ? left : null)
  }
}
