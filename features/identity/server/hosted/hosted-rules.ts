import { SettingError } from '#platform/server/config/settings.ts'
import type { IdentitySettings } from '../identity.config.ts'

const needed = ['IDENTITY_PROJECT_ID', 'IDENTITY_API_KEY', 'IDENTITY_AUTH_DOMAIN']

/** @throws SettingError naming a variable that is missing, or does not go with another. */
export function checkHostedSettings(
  settings: IdentitySettings,
  { host, publicUrl, trustProxy }: { host: string; publicUrl: string; trustProxy: readonly string[] },
  env: NodeJS.ProcessEnv,
): void {
  if (settings.mode === 'firebase') {
    const missing = needed.find((name) => !env[name])
    if (missing) throw new SettingError(`${missing} must be set when IDENTITY is firebase.`)
  }
  if (!settings.emulatorUrl) return
  if (settings.mode !== 'firebase')
    throw new SettingError('IDENTITY_EMULATOR_URL can only be used when IDENTITY is firebase.')
  // A loopback address is open to the world all the same behind a proxy.
  const open = !isLoopback(host)
    ? 'HOST is a loopback address'
    : trustProxy.length > 0
      ? 'TRUST_PROXY is empty'
      : publicUrl && !isLocal(publicUrl)
        ? 'PUBLIC_URL is empty or http on a loopback address'
        : undefined
  if (open)
    throw new SettingError(
      `IDENTITY_EMULATOR_URL can only be used when ${open}, because the emulator does not sign its tokens: anyone ` +
        'who reaches this server could log in as any user.',
    )
}

const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host)

function isLocal(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'http:' && isLoopback(hostname.replace(/^\[|\]$/g, ''))
}

export function identityOrigins({ mode, emulatorUrl }: IdentitySettings): string[] {
  if (mode === 'built-in') return []
  if (emulatorUrl) return [emulatorUrl]
  return ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
}
