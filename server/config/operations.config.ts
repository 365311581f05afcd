import { z } from 'zod'
import { settings, type Values, wholeNumber } from '#server/platform/config/settings.ts'
import type { ConnectionLimits } from '#server/platform/http/limited-server.ts'

/** How the process is watched, and what it puts up with. Times are in seconds unless the name says otherwise. */
export const operationsSettings = settings({
  metricsToken: {
    env: 'METRICS_TOKEN',
    schema: z
      .string()
      .regex(/^([\x21-\x7e]{16,200})?$/, 'must be 16 to 200 printable characters without spaces'),
    fallback: '',
    about: 'Bearer token that `/metrics` asks for; without one there is no such address.',
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
    fallback: '',
    about:
      'Where to write of a security problem, `mailto:` or `https://`, for `/.well-known/security.txt` (RFC 9116); without one there is no such address.',
  },
  requestTimeout: {
    env: 'REQUEST_TIMEOUT',
    schema: wholeNumber(1, 600),
    fallback: '30',
    about: 'Seconds that a request may take to arrive, headers and body.',
  },
  answerTimeout: {
    env: 'ANSWER_TIMEOUT',
    schema: wholeNumber(1, 3600),
    fallback: '120',
    about: 'Seconds that a client may take to read an answer.',
  },
  keepAliveTimeout: {
    env: 'KEEP_ALIVE_TIMEOUT',
    schema: wholeNumber(1, 3600),
    fallback: '72',
    about: 'Seconds that a connection waits for its next request. More than the proxy keeps it.',
  },
  maxConnections: {
    env: 'MAX_CONNECTIONS',
    schema: wholeNumber(1, 1_000_000),
    fallback: '10000',
    about: 'How many connections may be open at once; each takes memory before anybody knows whose it is.',
  },
  maxConnectionsPerAddress: {
    env: 'MAX_CONNECTIONS_PER_ADDRESS',
    schema: wholeNumber(1, 1_000_000),
    fallback: '2000',
    about: 'How many of them one address may have, six a browser; those of `TRUST_PROXY` may have all.',
  },
  overloadDelay: {
    env: 'OVERLOAD_DELAY_MS',
    schema: wholeNumber(1, 60_000),
    fallback: '500',
    about:
      'Milliseconds that work waits for its turn, on average for two seconds, before requests are answered 503.',
  },
})

type OperationsSettings = Values<typeof operationsSettings>

/** The same limits in milliseconds. */
export function connectionLimitsOf(operations: OperationsSettings): ConnectionLimits {
  const { requestTimeout, answerTimeout, keepAliveTimeout, ...numbers } = operations
  return {
    requestTimeout: requestTimeout * 1000,
    answerTimeout: answerTimeout * 1000,
    keepAliveTimeout: keepAliveTimeout * 1000,
    maxConnections: numbers.maxConnections,
    maxConnectionsPerAddress: numbers.maxConnectionsPerAddress,
  }
}
