import { z } from 'zod'
import { oneOf, settings, type Values, wholeNumber } from './platform/config/settings.ts'

/** Where the process listens and keeps its data. */
export const serverSettings = settings({
  port: {
    env: 'PORT',
    schema: wholeNumber(0, 65535),
    fallback: '3000',
    about: 'TCP port to listen on; 0 takes any free one.',
  },
  host: {
    env: 'HOST',
    schema: z.string().regex(/^[\w.:-]+$/, 'must be a host name or an IP address'),
    fallback: '127.0.0.1',
    about: 'Address to listen on; 0.0.0.0 for every IPv4 address of the machine.',
  },
  publicUrl: {
    env: 'PUBLIC_URL',
    schema: z
      .string()
      .refine((text) => text === '' || isOrigin(text), 'must be a web address without a path')
      .transform((text) => (text === '' ? '' : new URL(text).origin)),
    fallback: '',
    about: 'Address at which visitors reach the site; empty for http://localhost with the port.',
  },
  dataDir: {
    env: 'DATA_DIR',
    schema: z.string().regex(/^[^\0]+$/, 'must be a path'),
    fallback: './data',
    about: 'Folder of the database and of whatever else must be kept. Made when missing.',
  },
  logLevel: {
    env: 'LOG_LEVEL',
    schema: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    fallback: 'info',
    about: 'Least severe kind of line that the log shows.',
  },
})

/** The address of the site as visitors see it, without a slash at its end. */
export function publicUrlOf({ publicUrl, port }: Values<typeof serverSettings>): string {
  return publicUrl || `http://localhost:${port}`
}

function isOrigin(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false
  const { origin, href } = new URL(text)
  return href === `${origin}/`
}
