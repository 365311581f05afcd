import type { readLesson } from '#features/classes/contract.ts'
import type { watchFilm } from '#features/films/contract.ts'
import { openIdentity } from '#features/identity/web/session.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { readLocal } from '#platform/web/lib/local-storage.ts'
import { readOwnNumbers, writeOwnNumbers } from '#platform/web/lib/own-numbers.ts'
import { changeKept, withNumbers } from './get-progress.ts'
import { forgetStep, type WaitingStep, waitingSteps } from './waiting-steps.ts'
import { withFilms, withLessons } from './with-steps.ts'

/**
 * Tells the server which lessons were read and which films watched on this device. A module that is no more, or has no
 * film any more, is not told again; without a connection or a session all of them stay.
 */
export function sendWaitingSteps(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = undefined
  })
  return sending
}

let sending: Promise<void> | undefined

const steps = {
  lessonsRead: {
    send: (moduleNumber: number) =>
      callApi<typeof readLesson>('PUT', '/api/classes/:moduleNumber/lesson-read', {
        params: { moduleNumber },
      }),
    sent: 'lessonsSent',
    withSteps: withLessons,
  },
  filmsWatched: {
    send: (moduleNumber: number) =>
      callApi<typeof watchFilm>('PUT', '/api/modules/:moduleNumber/film-watched', {
        params: { moduleNumber },
      }),
    sent: 'filmsSent',
    withSteps: withFilms,
  },
} as const satisfies Record<WaitingStep, object>

async function sendAll(): Promise<void> {
  // The page is public: until now it may have had no use for a token.
  const isReady = await openIdentity().then(
    () => readLocal('authenticated') === 'true',
    () => false,
  )
  if (!isReady) return
  const learner = readLocal('userEmail')
  for (const step of Object.keys(steps) as WaitingStep[])
    for (const moduleNumber of waitingSteps(step)) {
      const { send, sent, withSteps } = steps[step]
      try {
        await send(moduleNumber)
        if (readLocal('userEmail') === learner) {
          // Where the dashboard was never opened there is no progress to change.
          writeOwnNumbers(sent, withNumbers(readOwnNumbers(sent) ?? [], [moduleNumber]))
          await changeKept((progress) => withSteps(progress, [moduleNumber]))
        }
      } catch (error) {
        // A 404 of another code may come from a process of the version before, during an update.
        if (!(error instanceof ApiError && ['invalid-input', 'no-film'].includes(error.code))) continue
      }
      // Another learner may have logged in meanwhile, in another tab.
      if (readLocal('userEmail') !== learner) return
      forgetStep(step, moduleNumber)
    }
}
