import type { saveProfile as endpoint, Profile } from '#contract/profiles.ts'
import { callApi } from '#web/lib/api.ts'

/** Writes the own profile. `token` signs for an account that is not the one signed in. */
export async function saveProfile(
  { name, walletAddress }: Pick<Profile, 'name' | 'walletAddress'>,
  token?: string,
): Promise<Profile> {
  const { profile } = await callApi<typeof endpoint>('PUT', '/api/profile', {
    body: { name, ...(walletAddress && { walletAddress }) },
    ...(token !== undefined && { token }),
  })
  return profile
}
