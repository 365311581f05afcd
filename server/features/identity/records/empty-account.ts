import type { Account } from './account.store.ts'

/** A new account that nobody can sign in to yet: no e-mail, no password. `now` in ms. */
export function emptyAccount(uid: string, now: number): Account {
  return {
    uid,
    email: null,
    emailVerified: false,
    passwordHash: null,
    passwordUpdatedAt: null,
    displayName: null,
    photoUrl: null,
    disabled: false,
    validSince: now,
    createdAt: now,
    lastLoginAt: now,
    lastRefreshAt: now,
    enteredByLink: false,
  }
}
