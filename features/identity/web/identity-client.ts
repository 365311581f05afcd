import { _getProvider, type FirebaseApp, type FirebaseOptions, initializeApp } from '@firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type MultiFactorError,
  onIdTokenChanged,
  type Persistence,
  signInWithEmailAndPassword,
  signOut,
  type User,
  type UserCredential,
} from '@firebase/auth'
import type { BrowserConfig } from '#platform/contract/config.ts'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { pageLanguage } from '#platform/web/lib/page-language.ts'
import { type KeptSession, keepSession } from './kept-session.ts'
import { revokeSession, watchRefusals } from './session-end.ts'

export interface SignedInUser {
  readonly email: string
  readonly uid: string
}

export type IdentityClient = ReturnType<typeof createIdentityClient>

type IdentityConfig = BrowserConfig['identity']

/** The identity service's own client. Its errors keep the service's codes and texts (S8.7). */
export function createIdentityClient(config: IdentityConfig) {
  const refusal = watchRefusals()
  const app = initializeApp(appOptions(config))
  const auth = createAuth(app, config, [indexedDBLocalPersistence, browserLocalPersistence])
  keepTokenFresh(app)

  return {
    auth,
    isHosted: config.mode === 'firebase',
    async signIn(email: string, password: string): Promise<SignedInUser> {
      const { user } = await withSecondFactor(auth, signInWithEmailAndPassword(auth, email, password))
      return signedIn(user)
    },
    async createAccount(email: string, password: string, withAccount: (idToken: string) => Promise<void>) {
      const apart = newAccountAuth(config)
      try {
        const { user } = await createUserWithEmailAndPassword(apart, email, password)
        await withAccount(await user.getIdToken())
        revokeSession(user.refreshToken)
      } finally {
        await signOut(apart)
      }
    },
    async signOut() {
      await auth.authStateReady()
      const user = auth.currentUser
      try {
        await signOut(auth)
        if (auth.currentUser) throw new Error('signed in')
      } catch {
        // The client forgets the user before its storage does: the next page would find the session alive again.
        await auth.updateCurrentUser(user).catch(() => {})
        throw new Error('Error logging out')
      }
      if (user) revokeSession(user.refreshToken)
    },
    /** Null without a signed-in user. `force` fetches a new token even if the old one has not expired. */
    async idToken(force: boolean): Promise<string | null> {
      await auth.authStateReady()
      return tokenOf(auth.currentUser, force)
    },
    /** Calls back with the stored user once that is known, and at each change; `ended` says why a session was refused. */
    onUserChange(listener: (user: SignedInUser | null, ended?: string) => void) {
      onIdTokenChanged(auth, (user) => {
        if (user) keepSession(withToken(user))
        listener(user && signedIn(user), refusal())
      })
    },
  }
}

/** Null without a user, and for one whose session is over. @throws ApiError without a connection */
export async function tokenOf(user: User | null, force: boolean): Promise<string | null> {
  try {
    return (await user?.getIdToken(force)) ?? null
  } catch (error) {
    if (!isNetworkFailure(error)) return null
    throw new ApiError('network', 0, 'The identity service could not be reached.')
  }
}

const isNetworkFailure = (error: unknown) =>
  (error as { code?: unknown } | null)?.code === 'auth/network-request-failed'

export const signedIn = (user: User): SignedInUser => ({ email: user.email ?? '', uid: user.uid })

function withToken(user: User): KeptSession {
  // As the client stores it.
  const stored = user.toJSON() as { stsTokenManager: { accessToken: string; expirationTime: number } }
  const { accessToken: token, expirationTime: until } = stored.stsTokenManager
  return { ...signedIn(user), isConfirmed: user.emailVerified, token, until }
}

export const appOptions = ({ apiKey, projectId, authDomain }: IdentityConfig): FirebaseOptions => ({
  apiKey,
  projectId,
  ...(authDomain !== undefined && { authDomain }),
})

export function createAuth(
  app: FirebaseApp,
  config: IdentityConfig,
  persistence: Persistence | Persistence[],
) {
  const auth = initializeAuth(app, { persistence })
  // For e-mails.
  auth.languageCode = pageLanguage
  // The hosted service is where the client looks for it by itself.
  const service = config.mode === 'built-in' ? location.origin : config.emulatorUrl
  if (service !== undefined) pointAt(auth, new URL(service))
  return auth
}

/** These fields are the client's published way to other hosts; `connectAuthEmulator` would add 0.8 kB to every page. */
function pointAt(auth: Auth, { protocol, host }: URL): void {
  Object.assign(auth.config, {
    apiScheme: protocol.slice(0, -1),
    apiHost: `${host}/identitytoolkit.googleapis.com`,
    tokenApiHost: `${host}/securetoken.googleapis.com`,
  })
}

// In memory and apart from the main client: the new account is never signed in on this device, nor in another tab.
// It is kept for the next account, because deleting it while it still writes down its use makes it complain.
function newAccountAuth(config: IdentityConfig): Auth {
  const app = initializeApp(appOptions(config), 'new-account')
  return createAuth(app, config, inMemoryPersistence)
}

/** @throws what the sign-in failed with; auth/multi-factor-auth-required (S8.36) when the dialog is closed */
export function withSecondFactor(auth: Auth, signIn: Promise<UserCredential>): Promise<UserCredential> {
  return signIn.catch(async (error: MultiFactorError) => {
    // Without describe-failure.tsx, whose words would become a part of every page's identity client.
    if (error.code !== 'auth/multi-factor-auth-required') throw error
    return (await import('./second-factor/code-dialog.tsx')).askForCode(auth, error)
  })
}

// Exported by the package, left out of its public types.
declare module '@firebase/app' {
  export function _getProvider(
    app: FirebaseApp,
    name: 'auth-internal',
  ): { getImmediate(): { addAuthTokenListener(listener: (token: string | null) => void): void } }
}

/** Five minutes before expiry, backing off from 30 s to 16 min (S4.4 to S4.7); it runs only with an internal listener. */
function keepTokenFresh(app: FirebaseApp): void {
  _getProvider(app, 'auth-internal')
    .getImmediate()
    .addAuthTokenListener(() => {})
}
