import { useEffect } from 'react'
import { openIdentity } from '#features/identity/web/session.ts'
import { changeKept } from '#features/modules/web/state/get-progress.ts'
import { withPractice } from '#features/modules/web/state/with-steps.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { readLocal } from '#platform/web/lib/local-storage.ts'
import { readOwnNumbers, useOwnNumbers, writeOwnNumbers } from '#platform/web/lib/own-numbers.ts'
import { useIsOnline } from '#platform/web/ui/connection-note.tsx'
import type { completePractice } from '#wagons/practice/contract.ts'

const mostTries = 5

/** Sends what waits here as soon as there is a connection; `onSent` is called when that is done. */
export function useSendPractice(onSent: () => void): void {
  const hasWaiting = useOwnNumbers('practiceToSend') !== null
  const isOnline = useIsOnline()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes afterwards is not a reason to send
  useEffect(() => {
    if (isOnline && hasWaiting) void sendPractice().then(onSent)
  }, [isOnline, hasWaiting])
}

/**
 * Sends what waits on this device, and `justDone` also where there was no room to store it. What the server refuses is
 * not sent again; without a connection or a session all that is stored stays.
 */
export async function sendPractice(...justDone: number[]): Promise<void> {
  const learner = readLocal('userEmail')
  // The page is public: until now it had no use for a token.
  for (let tries = 1; !(await isIdentityOpen()); tries++) {
    // A connection that is just back is often lost once more.
    if (!navigator.onLine || tries > mostTries) return
    await new Promise((resolve) => setTimeout(resolve, 3000))
    if (readLocal('userEmail') !== learner) return
  }
  for (const moduleNumber of new Set([...(readOwnNumbers('practiceToSend') ?? []), ...justDone])) {
    try {
      await callApi<typeof completePractice>('PUT', '/api/practice/:moduleNumber', {
        params: { moduleNumber },
      })
      // It may come after its learner has logged out in another tab, and another one in.
      if (readLocal('authenticated') === 'true' && readLocal('userEmail') === learner)
        await changeKept((progress) => withPractice(progress, [moduleNumber]))
    } catch (error) {
      // Another 404 may come from a process of the version before, during an update.
      if (!(error instanceof ApiError && error.code === 'no-exercise')) continue
    }
    if (readLocal('userEmail') !== learner) return
    const left = (readOwnNumbers('practiceToSend') ?? []).filter((waiting) => waiting !== moduleNumber)
    writeOwnNumbers('practiceToSend', left.length > 0 ? left : null)
  }
}

const isIdentityOpen = () =>
  openIdentity().then(
    () => true,
    () => false,
  )
