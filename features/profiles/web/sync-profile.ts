import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { readLocal, writeLocal } from '#platform/web/lib/local-storage.ts'
import { paths } from '#platform/web/paths.ts'
import { showToast } from '#platform/web/ui/toast.tsx'
import {
  dropPendingProfile,
  keepPendingProfile,
  type PendingProfile,
  readPendingProfile,
} from './pending-profile.ts'
import * as text from './profile.en.ts'
import { fetchProfile, saveProfile } from './profile-calls.ts'

/** A pending profile is written unless the server has one; a refused one stays until corrected on the account page. */
export async function syncProfile(email: string, since: 'login' | 'before'): Promise<void> {
  // On a slow machine the learner may have logged out again before this code was fetched.
  if (readLocal('authenticated') !== 'true') return
  const pending = readPendingProfile(email)
  // Undefined when it cannot be read: then there is no name to greet by; nothing else depends on it.
  const profile = await fetchProfile().catch(() => undefined)
  if (profile) {
    if (pending) dropPendingProfile(email)
  } else if (pending?.isRefused) {
    if (since === 'login') leadToAccount()
  } else if (pending) {
    await (profile === null ? writePending(pending) : showToast(text.saveFailed, 'alert-error'))
  }
}

async function writePending(pending: PendingProfile): Promise<void> {
  try {
    const { email, isRefused, ...input } = pending
    const { name } = await saveProfile(input)
    dropPendingProfile(email)
    writeLocal('userName', name)
    showToast(text.saved, 'alert-success')
  } catch (error) {
    // What the server refuses today it will refuse each time.
    if (error instanceof ApiError && error.code === 'invalid-input') {
      keepPendingProfile({ ...pending, isRefused: true })
      leadToAccount()
    } else {
      showToast(text.saveFailed, 'alert-error')
    }
  }
}

// This is outside of the router. The page says what is wrong.
function leadToAccount(): void {
  if (location.pathname !== paths.account) location.assign(paths.account)
}
