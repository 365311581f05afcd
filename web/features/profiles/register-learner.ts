import { register } from '#web/features/identity/session.ts'
import { dropPendingProfile, keepPendingProfile } from './pending-profile.ts'
import { saveProfile } from './profile-calls.ts'

interface Registration {
  readonly name: string
  readonly email: string
  readonly walletAddress: string
  readonly password: string
}

/**
 * Creates the account, then the profile (S4.12). From the moment the account exists until the server has its profile,
 * that is kept on this device and written at the next login, also when it was only the answer of the server that got lost.
 * @throws the identity service's own error
 */
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
