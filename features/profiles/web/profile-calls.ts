import type { saveProfile as endpoint, getProfile, Profile } from '#features/profiles/contract.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { writeLocal } from '#platform/web/lib/local-storage.ts'

/** Null when none is written yet. Remembers the name for greeting and whether to link to the desk. @throws ApiError */
export async function fetchProfile(): Promise<Profile | null> {
  const { profile, isOperator } = await callApi<typeof getProfile>('GET', '/api/profile')
  writeLocal('isOperator', isOperator ? 'true' : null)
  if (profile) writeLocal('userName', profile.name)
  return profile
}

/** `token` signs for an account that is not the one signed in. */
export async function saveProfile(input: Omit<Profile, 'email'>, token?: string): Promise<Profile> {
  const { profile } = await callApi<typeof endpoint>('PUT', '/api/profile', {
    body: input,
    ...(token !== undefined && { token }),
  })
  return profile
}
