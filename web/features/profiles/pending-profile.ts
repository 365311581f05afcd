import { readLocal, writeLocal } from '#web/lib/local-storage.ts'

/** A profile that could not be written when its account was made; kept on this device until it is. */
export interface PendingProfile {
  readonly email: string
  readonly name: string
  readonly walletAddress: string
}

export function keepPendingProfile(profile: PendingProfile): void {
  writeLocal('pendingProfile', JSON.stringify(profile))
}

export function dropPendingProfile(): void {
  writeLocal('pendingProfile', null)
}

/** The profile kept for this e-mail; null when there is none. E-mails are the same in any letter case. */
export function readPendingProfile(email: string): PendingProfile | null {
  const profile = parse(readLocal('pendingProfile'))
  return profile?.email.toLowerCase() === email.toLowerCase() ? profile : null
}

function parse(text: string | null): PendingProfile | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<PendingProfile> | null
    if (typeof stored?.email !== 'string' || typeof stored.name !== 'string') return null
    return { email: stored.email, name: stored.name, walletAddress: stored.walletAddress ?? '' }
  } catch {
    return null
  }
}
