import { _getProvider, type FirebaseApp } from 'firebase/app'

/**
 * Starts the client's own proactive refresh: five minutes before expiry, backing off from 30 s to 16 min after
 * network failures (S4.4 to S4.7). It runs only while somebody listens for tokens from inside.
 */
export function keepTokenFresh(app: FirebaseApp): void {
  _getProvider(app, 'auth-internal')
    .getImmediate()
    .addAuthTokenListener(() => {})
}
