import { idleWarning } from '#features/identity/server/idle-period.ts'
import { isPublicSite, unsaidOf } from '#features/site/server/site.config.ts'
import type { Config } from '#platform/server/feature.ts'
import { findMisspelt, misspeltWarning } from './misspelt-settings.ts'
import { warnOfProxy } from './server.config.ts'

/** What a start goes on with, though it is hardly meant. @param env what `config` was read from */
export function warningsOf(
  config: Pick<Config, 'server' | 'mail' | 'identity' | 'site' | 'issuer' | 'retention'>,
  env: NodeJS.ProcessEnv,
): string[] {
  const { server, mail, identity } = config
  const unsaid = isPublicSite(config) ? unsaidOf(config) : []
  return [
    warnOfProxy(server),
    isPublicSite(config) && !mail.smtpUrl && identity.mode === 'built-in'
      ? 'PUBLIC_URL is https, but there is no mail server: no learner can verify an email, and links that log in stand in the log. Set SMTP_URL.'
      : undefined,
    unsaid.length > 0
      ? `/legal and /privacy do not say who runs this site. Set ${unsaid.join(', ')}.`
      : undefined,
    idleWarning(config),
    ...findMisspelt(env).map(misspeltWarning),
  ].filter((warning) => warning !== undefined)
}
