import { multiFactor, TotpMultiFactorGenerator, type TotpSecret } from '@firebase/auth'
import type { createRecoveryCodes, getSecondFactor } from '#features/identity/contract.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { currentUser } from '../sections/account-calls.ts'

export const readSecondFactor = () => callApi<typeof getSecondFactor>('GET', '/api/account/second-factor')

/** A key for an authenticator app. @throws the identity service's error; soon after a login only */
export async function startEnrolment(): Promise<TotpSecret> {
  return TotpMultiFactorGenerator.generateSecret(await multiFactor(await currentUser()).getSession())
}

/** Enrols the app that shows `code` for the key. Every other session ends. */
export async function finishEnrolment(secret: TotpSecret, code: string): Promise<void> {
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code)
  await multiFactor(await currentUser()).enroll(assertion)
}

export async function removeSecondFactor(id: string): Promise<void> {
  await multiFactor(await currentUser()).unenroll(id)
}

export async function makeRecoveryCodes(): Promise<string[]> {
  return (await callApi<typeof createRecoveryCodes>('POST', '/api/account/recovery-codes')).codes
}

/** What an authenticator app reads from a QR code. The client's own function does not escape spaces and colons. */
export function appAddress(secret: TotpSecret, email: string): string {
  const query = new URLSearchParams({ secret: secret.secretKey, issuer: location.host })
  return `otpauth://totp/${encodeURIComponent(location.host)}:${encodeURIComponent(email)}?${query}`
}
