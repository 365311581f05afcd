import type { Auth, MultiFactorError, UserCredential } from 'firebase/auth'
import { failureCode } from '../describe-failure.ts'

/**
 * A sign-in that may ask for a second factor: then its code is asked for in a dialog, whose code is fetched only now.
 * @throws what the sign-in failed with; auth/multi-factor-auth-required (spec §8) when the dialog is closed
 */
export async function withSecondFactor(auth: Auth, signIn: Promise<UserCredential>): Promise<UserCredential> {
  try {
    return await signIn
  } catch (error) {
    if (failureCode(error) !== 'multi-factor-auth-required') throw error
    const { askForCode } = await import('./code-dialog.tsx')
    return askForCode(auth, error as MultiFactorError)
  }
}
