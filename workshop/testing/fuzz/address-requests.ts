import fc from 'fast-check'
import type { FuzzRequest } from './fuzz-request.ts'
import { oddHeaders, oddText } from './odd-values.ts'

/** Where addresses begin that the contract does not know: pages, files, other providers, and both services. */
const beginnings = [
  ...[
    '/',
    '/module/',
    '/class/',
    '/assets/',
    '/login',
    '/reward?',
    '/auth/action?oobCode=',
    '/auth/provider?',
  ],
  ...['/auth/providers/', '/auth/providers/oidc.provider/callback?code=', '/config.json', '/healthz'],
  ...['/.well-known/', '/.well-known/jwks.json?', '/api/', '/api', '/api/openapi.json/', '//evil.example/'],
  ...[
    '/identitytoolkit.googleapis.com',
    '/identitytoolkit.googleapis.com/',
    '/securetoken.googleapis.com/v1/',
  ],
  ...['/..', '/%2e%2e/', '/assets/..%2f..%2fserver/', '/index.html', '/;', '/?', '/%'],
]

/** Percent-encoded as it should be, as it should not be, or not at all where HTTP allows it. */
const encodings = [
  (text: string) => encodeURIComponent(text.toWellFormed()),
  (text: string) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  (text: string) => [...Buffer.from(text, 'latin1')].map((byte) => `%${byte.toString(16)}`).join(''),
  (text: string) => text.replace(/[^\x21-\x7e]/g, '%'),
]

/** Requests to addresses outside the contract, by browsers and by machines. */
export const addressRequests: fc.Arbitrary<FuzzRequest> = fc
  .record({
    beginning: fc.constantFrom(...beginnings),
    end: oddText.map((text) => text.slice(0, 2_000)),
    encode: fc.constantFrom(...encodings),
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'DELETE'),
    headers: oddHeaders,
  })
  .map(({ beginning, end, encode, method, headers }) => ({
    target: 'addresses',
    kinds: ['an odd address'],
    method,
    headers,
    isMalformed: false,
    path: beginning + encode(end),
  }))
