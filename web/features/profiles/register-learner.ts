import { register } from '#web/features/identity/session.ts'
import { dropPendingProfile, keepPendingProfile } from './pending-profile.ts'
import { saveProfile } from './profile-calls.ts'

interface Registration {
  readonly name: string
  readonly email: string
  readonly walletAddress: string
  readonly password: string
}

/** Until the server has the profile, this device keeps it (S4.12). @throws the identity service's own error */
export function registerLearner({ email, password, name, walletAddress }: Registration): Promise<void> {
  return register(email, password, async (idToken) => {
    keepPendingProfile({ email, name, walletAddress })
    try {
      await saveProfile({ name, walletAddress }, idToken)
      dropPendingProfile(email)
    } catch {
      // The next login writes it.
    }
  })
}
