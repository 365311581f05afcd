import { register } from '#features/identity/web/session.ts'
import type { Profile } from '#features/profiles/contract.ts'
import { dropPendingProfile, keepPendingProfile } from './pending-profile.ts'
import { saveProfile } from './profile-calls.ts'

interface Registration extends Profile {
  readonly password: string
}

/** Until the server has the profile, this device keeps it (S4.12). @throws the identity service's own error */
export function registerLearner({ email, password, ...profile }: Registration): Promise<void> {
  return register(email, password, async (idToken) => {
    keepPendingProfile({ email, ...profile })
    try {
      await saveProfile(profile, idToken)
      dropPendingProfile(email)
    } catch {
      // The next login writes it.
    }
  })
}
