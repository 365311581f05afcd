import { z } from 'zod'
import { settings, type Values, wholeNumber } from '#platform/server/config/settings.ts'
import type { ConnectionLimits } from '#platform/server/connections/limited-server.ts'

/** In seconds unless the name says otherwise. */
export const operationsSettings = settings({
  metricsToken: {
    env: 'METRICS_TOKEN',
    schema: z
      .string()
      .regex(/^([\x21-\x7e]{16,200})?$/, 'must be 16 to 200 printable characters without spaces'),
    about: 'Bearer token required by `/metrics`; without a token, `/metrics` is off.',
    secret: true,
  },
  securityContact: {
    env: 'SECURITY_CONTACT',
    schema: z
      .string()
      .regex(
        /^((mailto:[^\s@]+@[^\s@]+|https:\/\/[\x21-\x7e]+))?$/,
        'must be an address such as mailto:security@example.org or https://example.org/security',
      ),
    about:
      'Contact for security problems, `mailto:` or `https://`, for `/.well-known/security.txt` (RFC 9116); without one, that file is not served.',
  },
  requestTimeout: {
    env: 'REQUEST_TIMEOUT',
    schema: wholeNumber(1, 600),
    fallback: '30',
    about: 'Seconds a request may take to arrive, headers and body.',
  },
  answerTimeout: {
    env: 'ANSWER_TIMEOUT',
    schema: wholeNumber(1, 3600),
    fallback: '120',
    about: 'Seconds a client may take to read an answer.',
  },
  keepAliveTimeout: {
    env: 'KEEP_ALIVE_TIMEOUT',
    schema: wholeNumber(1, 3600),
    fallback: '72',
    about: 'Seconds an idle connection stays open. Should be longer than the proxy keeps it.',
  },
  maxConnections: {
    env: 'MAX_CONNECTIONS',
    schema: wholeNumber(1, 1_000_000),
    fallback: '10000',
    about: 'Maximum number of open connections; each takes memory even before it is identified.',
  },
  maxConnectionsPerAddress: {
    env: 'MAX_CONNECTIONS_PER_ADDRESS',
    schema: wholeNumber(1, 1_000_000),
    fallback: '2000',
    about:
      'Maximum number of open connections per network address (a browser uses six); proxies in `TRUST_PROXY` are not limited.',
  },
  overloadDelay: {
    env: 'OVERLOAD_DELAY_MS',
    schema: wholeNumber(1, 60_000),
    fallback: '500',
    about:
      'Average delay of the event loop over two seconds, in milliseconds, above which requests are answered 503.',
  },
})

export const retentionSettings = settings({
  unverifiedAccountDays: {
    env: 'UNVERIFIED_ACCOUNT_DAYS',
    schema: wholeNumber(0, 36_500),
    fallback: '90',
    about:
      'Days after which an unused account is removed if its email was never verified. Accounts with any progress, request, wallet or other provider are kept. 0 keeps all. Not available with `IDENTITY=firebase`.',
  },
  idleAccountMonths: {
    env: 'IDLE_ACCOUNT_MONTHS',
    schema: wholeNumber(0, 120).refine((months) => months === 0 || months >= 3, 'must be 0, or 3 to 120'),
    fallback: '0',
    about:
      'Months without a visit after which an account is removed, a month after its learner was told by email. Accounts of operators and those with a certificate, or a request for one or about their data, are kept. 0 keeps all, and so does a site without a mail server. Not available with `IDENTITY=firebase`.',
  },
})

export function connectionLimitsOf(operations: Values<typeof operationsSettings>): ConnectionLimits {
  return {
    requestTimeout: operations.requestTimeout * 1000,
    answerTimeout: operations.answerTimeout * 1000,
    keepAliveTimeout: operations.keepAliveTimeout * 1000,
    maxConnections: operations.maxConnections,
    maxConnectionsPerAddress: operations.maxConnectionsPerAddress,
  }
}
