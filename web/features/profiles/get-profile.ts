import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { getProfile, Profile } from '#contract/profiles.ts'
import { rememberOperator } from '#web/features/identity/known-operator.ts'
import { callApi } from '#web/lib/api.ts'
import { writeLocal } from '#web/lib/local-storage.ts'

async function fetchProfile(): Promise<Profile | null> {
  const { profile, isOperator } = await callApi<typeof getProfile>('GET', '/api/profile')
  rememberOperator(isOperator)
  if (profile) writeLocal('userName', profile.name)
  return profile
}

const profileQuery = queryOptions({ queryKey: ['profile'], queryFn: fetchProfile })

/** The learner's own profile; null when none has been written yet. */
export function useProfile() {
  return useQuery(profileQuery)
}

/** Puts a profile that was just written in place of the one that was fetched. */
export function useProfileSaved(): (profile: Profile) => void {
  const client = useQueryClient()
  return (profile) => client.setQueryData(profileQuery.queryKey, profile)
}
