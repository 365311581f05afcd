import { useSyncExternalStore } from 'react'
import { readLocal, subscribeLocal } from '#platform/web/lib/local-storage.ts'

/** The learner's name as this device remembers it from the profile (S3.18); null when it does not. */
export function useLearnerName(): string | null {
  return useSyncExternalStore(
    subscribeLocal,
    () => readLocal('userName'),
    () => null,
  )
}
