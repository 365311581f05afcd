import type { getProfile, Profile } from '#contract/profiles.ts'
import { callApi } from '#web/lib/api.ts'
import { writeLocal } from '#web/lib/local-storage.ts'

/**
 * Reads the learner's own profile; null when none has been written yet. This device remembers the name for greeting, and
 * whether to show the learner the way to the desk.
 * @throws ApiError
 */
export async function fetchProfile(): Promise<Profile | null> {
  const { profile, isOperator } = await callApi<typeof getProfile>('GET', '/api/profile')
  writeLocal('isOperator', isOperator ? 'true' : null)
  if (profile) writeLocal('userName', profile.name)
  return profile
}
