import { _getProvider, type FirebaseApp } from 'firebase/app'

// Exported by the package, left out of its public types.
declare module 'firebase/app' {
  export function _getProvider(
    app: FirebaseApp,
    name: 'auth-internal',
  ): { getImmediate(): { addAuthTokenListener(listener: (token: string | null) => void): void } }
}

/**
 * Starts the client's own proactive refresh: five minutes before expiry, backing off from 30 s to 16 min after network
 * failures (S4.4 to S4.7). It runs only while there is an internal listener for tokens.
 */
export function keepTokenFresh(app: FirebaseApp): void {
  _getProvider(app, 'auth-internal')
    .getImmediate()
    .addAuthTokenListener(() => {})
}
