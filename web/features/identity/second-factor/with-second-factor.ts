import type { Auth, MultiFactorError, UserCredential } from 'firebase/auth'

/**
 * A sign-in that may ask for a second factor: then its code is asked for in a dialog, whose code is fetched only now.
 * @throws what the sign-in failed with; auth/multi-factor-auth-required (S8.36) when the dialog is closed
 */
export function withSecondFactor(auth: Auth, signIn: Promise<UserCredential>): Promise<UserCredential> {
  return signIn.catch(async (error: MultiFactorError) => {
    // Without describe-failure.ts, whose words would become a part of every page's identity client.
    if (error.code !== 'auth/multi-factor-auth-required') throw error
    return (await import('./code-dialog.tsx')).askForCode(auth, error)
  })
}
