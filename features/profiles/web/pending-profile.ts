import type { Profile } from '#features/profiles/contract.ts'
import { readLocal, writeLocal } from '#platform/web/lib/local-storage.ts'

export interface PendingProfile extends Profile {
  /** The server will never take it as it is: the learner has to correct it. */
  readonly isRefused?: boolean
}

/** Keeps it beside those of other accounts, in place of an earlier one of the same account. */
export function keepPendingProfile(profile: PendingProfile): void {
  store([...readOthers(profile.email), profile])
}

export function dropPendingProfile(email: string): void {
  store(readOthers(email))
}

/** E-mails are compared regardless of case. */
export function readPendingProfile(email: string): PendingProfile | null {
  return readAll().find(isOf(email)) ?? null
}

const isOf = (email: string) => (profile: PendingProfile) =>
  profile.email.toLowerCase() === email.toLowerCase()

const readOthers = (email: string) => readAll().filter((profile) => !isOf(email)(profile))

const store = (profiles: readonly PendingProfile[]) =>
  writeLocal('pendingProfile', profiles.length > 0 ? JSON.stringify(profiles) : null)

type Stored = Partial<PendingProfile> | null

// Earlier versions kept one alone.
function readAll(): PendingProfile[] {
  try {
    const stored = JSON.parse(readLocal('pendingProfile') ?? '[]') as Stored | Stored[]
    return [stored].flat().flatMap((each) => {
      if (typeof each?.email !== 'string' || typeof each.name !== 'string') return []
      const { email, name } = each
      return [{ walletAddress: '', isRefused: false, ...each, email, name }]
    })
  } catch {
    return []
  }
}
