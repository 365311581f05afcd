import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import { oneOf, readSettings, settings, type Values, wholeNumber } from '#platform/server/config/settings.ts'
import { ownContentDir } from '#platform/server/installation.ts'

export const serverSettings = settings({
  port: {
    env: 'PORT',
    schema: wholeNumber(0, 65535),
    fallback: '3000',
    about: 'TCP port to listen on; 0 picks any free port.',
  },
  host: {
    env: 'HOST',
    schema: z.string().regex(/^[\w.:-]+$/, 'must be a host name or an IP address'),
    fallback: '127.0.0.1',
    about: 'Address to listen on; 0.0.0.0 for every IPv4 address of this machine.',
  },
  publicUrl: {
    env: 'PUBLIC_URL',
    schema: z
      .string()
      .refine(
        (text) => text === '' || isOrigin(text),
        'must be a web address that begins with https:// or http:// and has no path, such as https://edutrain.example.org',
      )
      .transform((text) => (text === '' ? '' : new URL(text).origin)),
    about:
      'Public address of the site, for links in emails and for search engines; empty for http://localhost with the port.',
  },
  trustProxy: {
    env: 'TRUST_PROXY',
    schema: z
      .string()
      .transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      )
      .refine(
        (networks) => networks.every(isNetwork),
        'must be IP addresses or networks such as 10.0.0.0/8, or loopback for a proxy on this machine, separated by commas',
      ),
    about:
      'Addresses and networks of the proxies in front of this server, whose `X-Forwarded-For` is trusted: `loopback`, `linklocal`, `uniquelocal`, or such as `10.0.0.7,fd00::/8`. Without it, all visitors behind a proxy share one limit.',
  },
  dataDir: {
    env: 'DATA_DIR',
    schema: z.string().regex(/^[^\0]+$/, 'must be a path'),
    fallback: './data',
    about: 'Folder for the database and other data to keep. Created if missing.',
  },
  contentDir: {
    env: 'CONTENT_DIR',
    schema: z
      .string()
      .transform((text) => text || ownContentDir)
      .refine(
        (dir) => existsSync(join(dir, 'languages.yaml')),
        'must be a content folder, with a languages.yaml file in it',
      ),
    about: 'Folder with lessons, quizzes and programmes; empty for the built-in one. See content/README.md.',
  },
  logLevel: {
    env: 'LOG_LEVEL',
    schema: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    fallback: 'info',
    about: 'Lowest severity that the log shows.',
  },
})

/** For build steps. @throws SettingError */
export const readContentDir = (env: NodeJS.ProcessEnv): string =>
  readSettings({ contentDir: serverSettings.contentDir }, env).contentDir

/** Without a trailing slash. */
export const publicUrlOf = ({ publicUrl, port }: Values<typeof serverSettings>): string =>
  publicUrl || `http://localhost:${port}`

export function describeAddress({ host, publicUrl }: Values<typeof serverSettings>, listening: string) {
  const { port } = new URL(listening)
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const local = isEverywhere || host === '127.0.0.1' ? `http://localhost:${port}` : listening
  const more = [
    ...(isEverywhere ? ['and every address of this machine'] : []),
    ...(publicUrl && publicUrl !== local ? [`public address ${publicUrl}`] : []),
  ]
  return more.length > 0 ? `${local} (${more.join(', ')})` : local
}

/** For settings that are valid alone but not together. */
export function warnOfProxy({ publicUrl, trustProxy }: Values<typeof serverSettings>): string | undefined {
  // This server has no TLS, so there must be a proxy.
  if (!publicUrl.startsWith('https:') || trustProxy.length > 0) return undefined
  return 'PUBLIC_URL is https, so there must be a proxy. Until TRUST_PROXY names it, all visitors share one limit.'
}

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [, address = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const longest = { 4: 32, 6: 128 }[isIP(address)]
  if (longest === undefined) return false
  return bits === undefined || (Number(bits) >= 1 && Number(bits) <= longest)
}

function isOrigin(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false
  const { origin, href } = new URL(text)
  return href === `${origin}/`
}
