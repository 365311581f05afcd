import type { getProfile, Profile } from '#contract/profiles.ts'
import { ApiError, callApi } from '#web/lib/api.ts'
import { readLocal, writeLocal } from '#web/lib/local-storage.ts'
import { showToast } from '#web/ui/toast.tsx'
import { dropPendingProfile, type PendingProfile, readPendingProfile } from './pending-profile.ts'
import * as text from './profile-saved.en.ts'
import { saveProfile } from './save-profile.ts'

/**
 * For whoever is signed in: remembers the learner's name for greeting, and writes a profile still pending for this
 * e-mail, unless the server has one by now.
 */
export async function syncProfile(email: string): Promise<void> {
  // On a slow machine the learner may have logged out again before this code was fetched.
  if (readLocal('authenticated') !== 'true') return
  const pending = readPendingProfile(email)
  const profile = await fetchProfile()
  if (profile) {
    writeLocal('userName', profile.name)
    if (pending) dropPendingProfile()
  } else if (pending) {
    await (profile === null ? writePending(pending) : showToast(text.failed, 'alert-error'))
  }
}

// Undefined when it cannot be read. Without the name nobody is greeted by name; nothing else depends on it.
async function fetchProfile(): Promise<Profile | null | undefined> {
  try {
    return (await callApi<typeof getProfile>('GET', '/api/profile')).profile
  } catch {
    return undefined
  }
}

async function writePending(pending: PendingProfile): Promise<void> {
  try {
    const { name } = await saveProfile(pending)
    dropPendingProfile()
    writeLocal('userName', name)
    showToast(text.saved, 'alert-success')
  } catch (error) {
    // What the server refuses today it will refuse each time.
    if (error instanceof ApiError && error.code === 'invalid-input') dropPendingProfile()
    showToast(text.failed, 'alert-error')
  }
}
