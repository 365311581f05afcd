import type { IdentitySettings } from '../identity.config.ts'

/** The origins, other than our own, that the identity client in a browser sends its requests to. */
export function identityOrigins({ mode, emulatorUrl }: IdentitySettings): string[] {
  if (mode === 'built-in') return []
  if (emulatorUrl) return [emulatorUrl]
  return ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
}
