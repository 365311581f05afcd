import type { IdentityClient } from '#features/identity/web/identity-client.ts'
import { loadGuest, openIdentity } from '#features/identity/web/session.ts'
import type { Profile } from '#features/profiles/contract.ts'
import { sendAgreement } from '#features/site/web/agreement-calls.ts'
import { dropPendingProfile, keepPendingProfile } from './pending-profile.ts'
import { saveProfile } from './profile-calls.ts'

interface Registration extends Profile {
  readonly password: string
  /** The one that the form asked for, where it did. */
  readonly age: number | undefined
  /** Keeps what this device's guest has done. */
  readonly isGuest: boolean
}

/**
 * Leaves it signed out: registering ends on the login page (S4.13). A guest who keeps what was done stays the same account.
 */
async function register(
  isGuest: boolean,
  ...account: Parameters<IdentityClient['createAccount']>
): Promise<void> {
  if (isGuest && (await (await loadGuest()).registerGuest(...account))) return
  await (await openIdentity()).createAccount(...account)
}

/** Until the server has the profile, this device keeps it (S4.12). @throws the identity service's own error */
export function registerLearner({ email, password, age, isGuest, ...profile }: Registration): Promise<void> {
  return register(isGuest, email, password, async (idToken) => {
    keepPendingProfile({ email, ...profile })
    const { terms: version = '' } = document.documentElement.dataset
    // Where it does not arrive the dashboard asks.
    const agreement = sendAgreement({ version, age }, idToken).catch(() => {})
    try {
      await saveProfile(profile, idToken)
      dropPendingProfile(email)
    } catch {
      // The next login writes it.
    }
    await agreement
  })
}
