import { register } from '#web/features/identity/session.ts'
import { keepPendingProfile } from './pending-profile.ts'
import { saveProfile } from './save-profile.ts'

export interface Registration {
  readonly name: string
  readonly email: string
  readonly walletAddress: string
  readonly password: string
}

/**
 * Creates the account, then the profile (spec §4). A profile that cannot be written stops nobody: it is kept on this
 * device and written at the next login. @throws the identity service's own error
 */
export function registerLearner({ email, password, name, walletAddress }: Registration): Promise<void> {
  return register(email, password, async (idToken) => {
    try {
      await saveProfile({ name, walletAddress }, idToken)
    } catch {
      keepPendingProfile({ email, name, walletAddress })
    }
  })
}
