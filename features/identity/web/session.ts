import { useSyncExternalStore } from 'react'
import { setTokenSource } from '#platform/web/lib/api/token-source.ts'
import { forgetLearner, readLocal, subscribeLocal, writeLocal } from '#platform/web/lib/local-storage.ts'
import { forgetKept } from '#platform/web/lib/offline/kept.ts'
import { renewPage } from '#platform/web/lib/offline/renew-page.ts'
import { whenQuiet } from '#platform/web/lib/quiet-time.ts'
import { loadBrowserConfig } from './browser-config.ts'
import type { FoundGuest } from './guest-session.ts'
import type { IdentityClient, SignedInUser } from './identity-client.ts'
import { type KeptSession, readKeptSession } from './kept-session.ts'
import { forgetEnd, keepEnd } from './session-reason.ts'

/** `unknown` until the stored session has been read: only then is a missing user really absent (S6.4). */
type Session =
  | { readonly status: 'unknown' }
  | {
      readonly status: 'signed-out'
      /** Why it ended by itself, as a code of the identity service. */
      readonly ended?: string
      /** It was this page's until now. */
      readonly hasLeft?: boolean
    }
  | { readonly status: 'signed-in'; readonly email: string; readonly uid: string }
  /** Plays without an account, on this device alone. */
  | { readonly status: 'guest'; readonly uid: string }

const unknown: Session = { status: 'unknown' }
const listeners = new Set<() => void>()
let session: Session = unknown
let client: Promise<IdentityClient> | undefined
// The learner has logged out and another page is about to be loaded: until then this one keeps its look.
let leaving = false

/** Loads the identity client on first use. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => unknown,
  )
}

/** Whether this device was signed in when last seen. For pages that must not load the identity client. */
export function useStoredSession(): boolean {
  return useSyncExternalStore(
    subscribeLocal,
    () => leaving || readLocal('authenticated') === 'true',
    () => false,
  )
}

/** The e-mail of the account that this device was signed in to when last seen, or null. Loads no identity client. */
export function useStoredEmail(): string | null {
  const isSignedIn = useStoredSession()
  return isSignedIn ? (readLocal('userEmail') ?? '') : null
}

/** Whether the learner has opened a link that was sent to their e-mail, as this device last heard. */
export const useEmailConfirmed = (): boolean =>
  useSyncExternalStore(subscribeLocal, () => !readLocal('session')?.includes('"isConfirmed":false'))

/** Asks, once a page is there, whether the session that this device remembers still exists. */
export function confirmStoredSession(): void {
  whenQuiet()
    .then(loadIdentity)
    .catch(() => {})
}

export function warmIdentity(): void {
  loadIdentity().catch(() => {})
  warmTask()
}

let warmTask = () => {}

/** Registers what else, one task, to get ready when a visitor is about to log in. */
export function onWarm(task: () => void): void {
  warmTask = task
}

/** Signs in and remembers it on this device (S4.1, S4.10). @throws the identity service's own error */
export function login(email: string, password: string): Promise<void> {
  return loginBy((identity) => identity.signIn(email, password))
}

/** @throws what `signIn` throws */
export async function loginBy(signIn: (identity: IdentityClient) => Promise<SignedInUser>): Promise<void> {
  const user = await signIn(await loadIdentity())
  remember(user)
  sessionTask(user.email, 'login')
}

export async function openIdentity(): Promise<IdentityClient> {
  const identity = await loadIdentity()
  await identity.auth.authStateReady()
  return identity
}

/** Its code, which visitors with an account never need. */
export const loadGuest = () => import('./guest-session.ts')

/**
 * Whether who opens a page by its address may be a guest: on a device that has one, and at the first module on a device that
 * knows of no account.
 */
export const mayBeGuest = (path: string): boolean =>
  readLocal('guest') !== null || (path === '/module/1' && readLocal('authenticated') === null)

/** Null when there is none any more. An account that is logged in to goes before. */
export function showGuest(guest: FoundGuest | null): void {
  if (leaving || readLocal('authenticated') === 'true') return
  if (guest) setTokenSource(guest.idToken)
  show(guest ? { status: 'guest', uid: guest.uid } : { status: 'signed-out' })
}

/** Works without a connection too; the caller leaves the page. @throws Error "Error logging out" if a user is left (S4.3) */
export function logout(): Promise<void> {
  return endSession((identity) => identity.signOut())
}

/** The caller leaves the page, and with it all that the session had fetched. @throws what `end` throws */
export async function endSession(end: (identity: IdentityClient) => Promise<void>): Promise<void> {
  const identity = await loadIdentity()
  leaving = true
  // This comes first, because other tabs see the user go and must not take it for a session that ended by itself.
  writeLocal('authenticated', 'false')
  try {
    await end(identity)
  } catch (error) {
    leaving = false
    writeLocal('authenticated', 'true')
    throw error
  }
  // Nobody asks for anything any more: what still would waits until the page is left.
  setTokenSource(() => new Promise(() => {}))
  forgetLearner({ whole: true })
  await forgetKept()
}

/** Called after a login, or when a page finds the session of an earlier one. */
type SessionTask = (email: string, since: 'login' | 'before') => void

let sessionTask: SessionTask = () => {}

/** Registers what happens, one task, at the start of each session and of each page of it, without holding either up. */
export function onSession(task: SessionTask): void {
  sessionTask = task
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  startSession()
  return () => listeners.delete(listener)
}

/** Begins with the session that this device remembers where its token is still good; the identity client comes later. */
export function startSession(): void {
  if (session !== unknown) return
  const kept = readKeptSession()
  if (kept) begin(kept)
  else findSession()
}

// A client that does not load (no network) is tried again, because every signed-in page waits for it.
function findSession(): void {
  loadIdentity().catch((error) => {
    renewPage(error)
    setTimeout(() => listeners.size > 0 && findSession(), 3000)
  })
}

function begin({ uid, email, token }: KeptSession): void {
  setTokenSource(async (force) => (force ? (await loadIdentity()).idToken(true) : token))
  show({ status: 'signed-in', uid, email })
  whenQuiet().then(findSession)
}

function loadIdentity(): Promise<IdentityClient> {
  if (!client) {
    client = startIdentity()
    client.catch(() => {
      client = undefined
    })
  }
  return client
}

async function startIdentity(): Promise<IdentityClient> {
  let isFirst = true
  const [module, config] = await Promise.all([import('./identity-client.ts'), loadBrowserConfig()])
  const identity = module.createIdentityClient(config.identity)
  // A page that has begun with its kept token goes on with that until the client has found its user.
  if (session.status !== 'signed-in') setTokenSource(identity.idToken)
  identity.onUserChange((...found) => {
    setTokenSource(identity.idToken)
    // A session that was ended while a tab was looking for its user, whom that tab's client then kept again.
    const isOver = isFirst && readLocal('authenticated') === 'false'
    isFirst = false
    if (found[0] && isOver) identity.signOut()
    else applyUser(...found)
  })
  return identity
}

function applyUser(user: SignedInUser | null, ended?: string): void {
  if (leaving) return
  if (user) {
    remember(user)
    show({ status: 'signed-in', ...user })
  } else if (readLocal('authenticated') === 'true') {
    const reason = ended ?? 'user-token-expired'
    keepEnd(reason)
    writeLocal('authenticated', 'false')
    forgetLearner({ whole: false })
    forgetKept()
    show({ status: 'signed-out', ended: reason })
  } else if (session.status === 'signed-in') {
    show({ status: 'signed-out', hasLeft: true })
  } else if (readLocal('guest') !== null) {
    loadGuest().then(
      ({ resumeGuest }) => resumeGuest(showGuest),
      () => showGuest(null),
    )
  } else {
    show({ status: 'signed-out' })
  }
}

function show(next: Session): void {
  const isFound = session === unknown && next.status === 'signed-in'
  session = next
  for (const listener of listeners) listener()
  if (isFound) sessionTask(next.email, 'before')
}

function remember({ email }: SignedInUser): void {
  forgetEnd()
  const before = readLocal('userEmail')
  // What is kept belongs to another learner; what a visitor has done is theirs.
  if (before !== null && before !== email) forgetLearner({ whole: false })
  if (before !== email) forgetKept()
  writeLocal('userEmail', email)
  writeLocal('authenticated', 'true')
}

/** Whether this device remembers that its learner is an operator. For links only: the server decides. */
export const isKnownOperator = () => readLocal('isOperator') !== null
