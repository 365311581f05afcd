import { day } from '#platform/server/clock/clock.ts'
import type { Config } from '#platform/server/feature.ts'

/** In ms; no month is longer. */
const month = 31 * day

/** In ms: the e-mail names the day that is a month ahead. */
export const noticePeriod = month
/** In ms after the e-mail: by then that day has ended everywhere. */
export const removedAfter = noticePeriod + 2 * day
/** In ms: an address that took no e-mail is tried again. */
export const triedAgainAfter = month

/** As it is in force: 0 where accounts are the hosted service's, and where no e-mail could be sent before. */
export const idleMonthsOf = ({ retention, mail, identity }: Config): number =>
  mail.smtpUrl === '' || identity.mode === 'firebase' ? 0 : retention.idleAccountMonths

/** Accounts not active since then (ms) are told; null for none. */
export function idleBefore(config: Config, now: number): number | null {
  const months = idleMonthsOf(config)
  return months === 0 ? null : now - (months - 1) * month
}

/** What the start and `npm run doctor` say of a setting that cannot be in force. */
export const idleWarning = (config: Pick<Config, 'retention' | 'mail' | 'identity'>): string | undefined =>
  config.retention.idleAccountMonths > 0 && config.mail.smtpUrl === '' && config.identity.mode === 'built-in'
    ? 'IDLE_ACCOUNT_MONTHS is set, but there is no mail server: no idle account is removed.'
    : undefined
