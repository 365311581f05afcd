import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import { second } from '#platform/server/clock/clock.ts'

export class KeysOutOfReachError extends Error {
  override name = 'KeysOutOfReachError'
}

/** Kept for six hours, as the service says; an unknown key makes them be fetched again, at most every 30 s. */
export function fetchGoogleKeys(url: string): JWTVerifyGetKey {
  const find = createRemoteJWKSet(new URL(url), {
    cacheMaxAge: 6 * 3600 * second,
    cooldownDuration: 30 * second,
    timeoutDuration: 5 * second,
  })
  return async (header, token) => {
    try {
      return await find(header, token)
    } catch (error) {
      if (saysNoSuchKey(error)) throw error
      throw new KeysOutOfReachError('the keys of the hosted identity service cannot be fetched', {
        cause: error,
      })
    }
  }
}

const saysNoSuchKey = (error: unknown) =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported
