import { type Refusal, refuse } from '#server/platform/http/refusal.ts'
import type { StoredCertificate } from './certificate.store.ts'

type Use<Result> = (certificate: StoredCertificate) => Promise<Result>

/** Makes something of a certificate for its owner, as long as it is valid. */
export async function ifHeld<Result>(
  certificate: StoredCertificate | undefined,
  use: Use<Result>,
): Promise<Result | Refusal<'not-issued' | 'revoked'>> {
  if (!certificate) return refuse('not-issued', 'There is no certificate yet.')
  return certificate.revoked_at === null
    ? use(certificate)
    : refuse('revoked', 'The certificate has been revoked.')
}

/** Makes something of a certificate for all who have its address, where the owner agreed, as long as it is valid. */
export async function ifShown<Result>(
  certificate: StoredCertificate | undefined,
  use: Use<Result>,
): Promise<Result | Refusal<'not-found'>> {
  const isShown = certificate?.shows_name === 1 && certificate.revoked_at === null
  return isShown ? use(certificate) : refuse('not-found', 'There is nothing at this address.')
}
