import { initializeApp } from '@firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  linkWithCredential,
  onIdTokenChanged,
  signInAnonymously,
  signOut,
  type User,
} from '@firebase/auth'
import { readLocal, writeLocal } from '#platform/web/lib/local-storage.ts'
import { loadBrowserConfig } from './browser-config.ts'
import { appOptions, createAuth, type IdentityClient, tokenOf } from './identity-client.ts'
import { revokeSession } from './session-end.ts'

export interface FoundGuest {
  readonly uid: string
  readonly idToken: (force: boolean) => Promise<string | null>
}

/** Told of the guest, and that there is none any more. */
type ShowGuest = (guest: FoundGuest | null) => void

let showGuest: ShowGuest = () => {}

// A client of its own: a login beside it neither ends the guest nor takes over what the guest has done.
let opened: Promise<Auth> | undefined

async function openGuest(): Promise<Auth> {
  const { identity } = await loadBrowserConfig()
  const stores = [indexedDBLocalPersistence, browserLocalPersistence]
  const auth = createAuth(initializeApp(appOptions(identity), 'guest'), identity, stores)
  await auth.authStateReady()
  onIdTokenChanged(auth, applyGuest)
  return auth
}

function guestAuth(): Promise<Auth> {
  opened ??= openGuest().catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}

function applyGuest(user: User | null): void {
  if (!user) writeLocal('guest', null)
  // An account that was just linked is logged in to as any other is (S4.13).
  if (!user || user.isAnonymous)
    showGuest(user && { uid: user.uid, idToken: (force) => tokenOf(user, force) })
}

/** Goes on as the guest that this device remembers. */
export async function resumeGuest(show: ShowGuest): Promise<void> {
  showGuest = show
  applyGuest((await guestAuth()).currentUser)
}

/** @throws the identity service's own error */
export async function playAsGuest(show: ShowGuest): Promise<void> {
  showGuest = show
  const { user } = await signInAnonymously(await guestAuth())
  if (readLocal('guest') === null) writeLocal('guest', 'new')
  applyGuest(user)
}

/** A fresh one; null where there is no guest any more. @throws ApiError without a connection */
export const guestToken = async (): Promise<string | null> => tokenOf((await guestAuth()).currentUser, true)

/** This device forgets its guest. */
export async function endGuest(): Promise<void> {
  const auth = await guestAuth()
  if (auth.currentUser) revokeSession(auth.currentUser.refreshToken)
  await signOut(auth)
}

/** Gives the guest's account an e-mail and a password; its uid stays. As `createAccount`, it leaves it signed out. */
export async function registerGuest(
  ...account: Parameters<IdentityClient['createAccount']>
): Promise<boolean> {
  const [email, password, withAccount] = account
  const guest = (await guestAuth()).currentUser
  if (!guest) return false
  const { user } = await linkWithCredential(guest, EmailAuthProvider.credential(email, password))
  await withAccount(await user.getIdToken())
  await endGuest()
  return true
}
