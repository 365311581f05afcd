import { z } from 'zod'
import { hour } from '#platform/server/clock/clock.ts'
import { settings, type Values, wholeNumber } from '#platform/server/config/settings.ts'
import type { Config } from '#platform/server/feature.ts'

export const certificatesSettings = settings({
  issuing: {
    env: 'CERTIFICATES',
    schema: z
      .string()
      .pipe(z.enum(['', 'by-rule', 'by-hand'], { error: 'must be by-rule or by-hand, or empty' })),
    about:
      '`by-rule` issues a certificate by itself where nothing about the request is unusual, and leaves the others to operators; `by-hand` leaves all to them. Empty is by rule with a mail server, and by hand without one.',
  },
  delayHours: {
    env: 'CERTIFICATE_DELAY_HOURS',
    schema: wholeNumber(1, 720),
    fallback: '24',
    about:
      'Hours that a learner has to correct the name before the rule issues a certificate. Each correction starts them again.',
  },
})

declare module '#platform/server/feature.ts' {
  interface Config {
    readonly certificates: Values<typeof certificatesSettings>
  }
}

/** In audit log and certificates in the place of an operator's e-mail: no word of any language. */
export const byTheRule = 'CERTIFICATES=by-rule'

/** By which certificates are issued without a person; `delay` in ms. */
export interface IssuingRule {
  readonly delay: number
}

/** Undefined where all are issued by hand. */
export function ruleOf({
  certificates: { issuing, delayHours },
  mail,
}: Pick<Config, 'certificates' | 'mail'>): IssuingRule | undefined {
  // Nobody can confirm an e-mail without one, so that the rule would leave all to people anyway.
  const isByRule = issuing === '' ? mail.smtpUrl !== '' : issuing === 'by-rule'
  return isByRule ? { delay: delayHours * hour } : undefined
}
