import { type AttackWorld, getRequest, postRequest } from './attack-world.ts'

/** What one client does to keep others waiting. */
export interface Attack {
  readonly name: string
  readonly connections: number
  /** What it writes at a time, on one connection. */
  readonly message: (world: AttackWorld) => string
  /** Writes again before it was answered, leaves after each message, or never reads. */
  readonly manner?: 'ahead' | 'leaves' | 'deaf'
}

const accounts = '/identitytoolkit.googleapis.com/v1/accounts'
const key = '?key=edutrain'

const nested = (bytes: number) => `${'{"a":'.repeat(bytes / 6)}1${'}'.repeat(bytes / 6)}`
const objects = (bytes: number) => `[${'{},'.repeat((bytes - 4) / 3)}{}]`
const names = (count: number) => `{${Array.from({ length: count }, (_, name) => `"n${name}":[]`).join()}}`

let people = 0

const asLearner = ({ idToken }: AttackWorld) => `Authorization: Bearer ${idToken}\r\n`

const upgrade = (method: string, path: string) =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`

const account = () => JSON.stringify({ email: `${++people}@example.com`, password: 'six or more' })

/** Everything so far that one client may try within 1 MB/s. */
export const attacks: readonly Attack[] = [
  {
    ...{ name: 'pipelined descriptions of the API, left alone', connections: 100, manner: 'leaves' },
    message: () => getRequest('/api/openapi.json').repeat(250),
  },
  {
    ...{ name: 'pipelined requests to nothing', connections: 20, manner: 'ahead' },
    message: () => getRequest('/nothing').repeat(300),
  },
  { name: 'many small requests', connections: 500, message: () => getRequest('/api/programmes') },
  {
    ...{ name: 'requests whose client leaves', connections: 200, manner: 'leaves' },
    message: () => getRequest('/api/programmes'),
  },
  { name: 'descriptions of the API', connections: 200, message: () => getRequest('/api/openapi.json') },
  {
    ...{ name: 'answers that are never read', connections: 1_000, manner: 'deaf' },
    message: ({ largestFile }) => getRequest(largestFile),
  },
  {
    ...{ name: 'heads that come in drops', connections: 1_000, manner: 'ahead' },
    message: () => 'X',
  },
  { name: 'nested JSON', connections: 20, message: () => postRequest('/api/rewards', nested(8_000)) },
  {
    name: 'nested JSON that is too large',
    connections: 20,
    message: () => postRequest('/api/rewards', nested(60_000)),
  },
  {
    name: 'many objects',
    connections: 20,
    message: () => postRequest(`${accounts}:lookup${key}`, objects(32_000)),
  },
  {
    name: 'many objects for operators',
    connections: 20,
    message: () => postRequest('/api/operator/certificates/issue', objects(45_000)),
  },
  { name: 'many names', connections: 20, message: () => postRequest('/api/rewards', names(700)) },
  {
    ...{ name: 'lists that no schema takes', connections: 20 },
    message: (world) => postRequest('/api/certificate', names(700), asLearner(world)),
  },
  {
    ...{ name: 'forms with many names', connections: 20 },
    message: () =>
      postRequest(
        `/securetoken.googleapis.com/v1/token${key}`,
        Array.from({ length: 4_000 }, (_, n) => `${n}=1`).join('&'),
        '',
        'application/x-www-form-urlencoded',
      ),
  },
  {
    ...{ name: 'large heads', connections: 50 },
    message: () =>
      getRequest('/', `Accept-Language: ${'fr;q=0.1,'.repeat(1_500)}en\r\nAccept: text/html\r\n`),
  },
  { name: 'sign-ups', connections: 100, message: () => postRequest(`${accounts}:signUp${key}`, account()) },
  {
    name: 'guesses of passwords',
    connections: 100,
    message: () => postRequest(`${accounts}:signInWithPassword${key}`, account()),
  },
  {
    ...{ name: 'names to be checked', connections: 20 },
    message: (world) =>
      `PUT${postRequest('/api/certificate/name', JSON.stringify({ name: 'अ Ա ა א ا আ அ ก 가 日 あ አ'.repeat(8).slice(0, 200) }), asLearner(world)).slice(4)}`,
  },
  {
    ...{ name: 'one public PDF', connections: 20 },
    message: ({ certificates }) => getRequest(`/api/certificates/${certificates[0]}/certificate.pdf`),
  },
  {
    ...{ name: 'public PDFs, one after another', connections: 20 },
    message: ({ certificates }) =>
      getRequest(`/api/certificates/${certificates[++people % certificates.length]}/certificate.pdf`),
  },
  {
    ...{ name: 'downloads of own data', connections: 50 },
    message: (world) => getRequest('/api/account/export', asLearner(world)),
  },
  {
    name: 'lists of operators',
    connections: 50,
    message: (world) => getRequest('/api/operator/learners.csv', asLearner(world)),
  },
  {
    name: 'lessons',
    connections: 100,
    message: () =>
      getRequest(
        `/lesson/${(++people % 9) + 1}?language=${people % 2 ? 'en' : 'fr'}`,
        'Accept-Encoding: br\r\nAccept: text/html\r\n',
      ),
  },
  {
    name: 'pages that are not there',
    connections: 100,
    message: () => getRequest(`/nothing/${++people}`, 'Accept: text/html\r\n'),
  },
  {
    name: 'certificates that are not there',
    connections: 100,
    message: () => getRequest('/api/certificates/AAAAAAAAAAAAAAAAAAAAAA/certificate.pdf'),
  },
  {
    name: 'pages of certificates',
    connections: 50,
    message: ({ certificates }) =>
      getRequest(`/certificates/${certificates[++people % certificates.length]}`, 'Accept: text/html\r\n'),
  },
  { name: 'status lists', connections: 50, message: ({ statusList }) => getRequest(statusList) },
  {
    name: 'wrong answers',
    connections: 50,
    message: (world) => postRequest(world.wrongAnswer.path, world.wrongAnswer.body, asLearner(world)),
  },
  {
    name: 'quizzes begun',
    connections: 50,
    message: (world) => postRequest(`/api/modules/${(++people % 9) + 1}/attempts`, '{}', asLearner(world)),
  },
  { name: 'reviews', connections: 50, message: (world) => getRequest('/api/review', asLearner(world)) },
  {
    name: 'changes of the profile',
    connections: 50,
    message: ({ idToken }) =>
      postRequest(`${accounts}:update${key}`, JSON.stringify({ idToken, displayName: `Ada ${++people}` })),
  },
  {
    name: 'proofs of wallets',
    connections: 50,
    message: (world) =>
      postRequest(
        '/api/wallet/nonce',
        JSON.stringify({ address: `0x${(++people).toString(16).padStart(40, '0')}`, chainId: 1 }),
        asLearner(world),
      ),
  },
  {
    name: 'altered tokens',
    connections: 50,
    message: ({ idToken }) =>
      getRequest(
        '/api/progress',
        `Authorization: Bearer ${idToken.slice(0, -8)}${String(++people).padStart(8, 'A')}\r\n`,
      ),
  },
  {
    ...{ name: 'sockets of classes', connections: 200, manner: 'leaves' },
    message: () => upgrade('GET', '/class-socket/main'),
  },
  {
    ...{ name: 'odd upgrades by HEAD', connections: 200, manner: 'leaves' },
    message: () => upgrade('HEAD', '/class-socket/main'),
  },
  {
    ...{ name: 'odd upgrades to nowhere', connections: 200, manner: 'leaves' },
    message: () => upgrade('GET', '/class-socket/%ff'),
  },
]
