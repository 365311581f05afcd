import type { readLesson } from '#features/classes/contract.ts'
import { openIdentity } from '#features/identity/web/session.ts'
import { callApi } from '#platform/web/lib/api.ts'
import { ApiError } from '#platform/web/lib/api-error.ts'
import { readLocal } from '#platform/web/lib/local-storage.ts'
import { forgetLessonRead, readLessons } from './lessons-read.ts'

/**
 * Tells the server which lessons were read on this device. A module that is no more is not told again; without a
 * connection or a session all of them stay.
 */
export function sendLessonsRead(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = undefined
  })
  return sending
}

let sending: Promise<void> | undefined

async function sendAll(): Promise<void> {
  // The page is public: until now it may have had no use for a token.
  const isReady = await openIdentity().then(
    () => readLocal('authenticated') === 'true',
    () => false,
  )
  if (!isReady) return
  const learner = readLocal('userEmail')
  for (const moduleNumber of readLessons()) {
    try {
      await callApi<typeof readLesson>('PUT', '/api/classes/:moduleNumber/lesson-read', {
        params: { moduleNumber },
      })
    } catch (error) {
      // A 404 may come from a process of the version before, during an update.
      if (!(error instanceof ApiError && error.code === 'invalid-input')) continue
    }
    // Another learner may have logged in meanwhile, in another tab.
    if (readLocal('userEmail') !== learner) return
    forgetLessonRead(moduleNumber)
  }
}
