import type { Config } from '#platform/server/feature.ts'
import { findMisspelt, misspeltWarning } from './misspelt-settings.ts'
import { warnOfProxy } from './server.config.ts'

/** What a start goes on with, though it is hardly meant. @param env what `config` was read from */
export function warningsOf(
  { server, mail, identity }: Pick<Config, 'server' | 'mail' | 'identity'>,
  env: NodeJS.ProcessEnv,
): string[] {
  const isPublic = server.publicUrl.startsWith('https:')
  return [
    warnOfProxy(server),
    isPublic && !mail.smtpUrl && identity.mode === 'built-in'
      ? 'PUBLIC_URL is https, but there is no mail server: no learner can verify an email, and links that log in stand in the log. Set SMTP_URL.'
      : undefined,
    ...findMisspelt(env).map(misspeltWarning),
  ].filter((warning) => warning !== undefined)
}
