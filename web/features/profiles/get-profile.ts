import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Profile } from '#contract/profiles.ts'
import { fetchProfile } from './fetch-profile.ts'

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
