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

const attack = (
  name: string,
  connections: number,
  message: Attack['message'],
  manner?: NonNullable<Attack['manner']>,
): Attack => ({ name, connections, message, ...(manner && { manner }) })

/** Everything so far that one client may try within 1 MB/s. */
export const attacks: readonly Attack[] = [
  attack(
    'pipelined descriptions of the API, left alone',
    100,
    () => getRequest('/api/openapi.json').repeat(250),
    'leaves',
  ),
  attack('pipelined requests to nothing', 20, () => getRequest('/nothing').repeat(300), 'ahead'),
  attack('many small requests', 500, () => getRequest('/api/programmes')),
  attack('requests whose client leaves', 200, () => getRequest('/api/programmes'), 'leaves'),
  attack('descriptions of the API', 200, () => getRequest('/api/openapi.json')),
  attack('answers that are never read', 1_000, ({ largestFile }) => getRequest(largestFile), 'deaf'),
  attack('heads that come in drops', 1_000, () => 'X', 'ahead'),
  attack('nested JSON', 20, () => postRequest('/api/rewards', nested(8_000))),
  attack('nested JSON that is too large', 20, () => postRequest('/api/rewards', nested(60_000))),
  attack('many objects', 20, () => postRequest(`${accounts}:lookup${key}`, objects(32_000))),
  attack('many objects for operators', 20, () =>
    postRequest('/api/operator/certificates/issue', objects(45_000)),
  ),
  attack('many names', 20, () => postRequest('/api/rewards', names(700))),
  attack('lists that no schema takes', 20, (world) =>
    postRequest('/api/certificate', names(700), asLearner(world)),
  ),
  attack('forms with many names', 20, () =>
    postRequest(
      `/securetoken.googleapis.com/v1/token${key}`,
      Array.from({ length: 4_000 }, (_, n) => `${n}=1`).join('&'),
      '',
      'application/x-www-form-urlencoded',
    ),
  ),
  attack('large heads', 50, () =>
    getRequest('/', `Accept-Language: ${'fr;q=0.1,'.repeat(1_500)}en\r\nAccept: text/html\r\n`),
  ),
  attack('sign-ups', 100, () => postRequest(`${accounts}:signUp${key}`, account())),
  attack('guesses of passwords', 100, () => postRequest(`${accounts}:signInWithPassword${key}`, account())),
  attack(
    'names to be checked',
    20,
    (world) =>
      `PUT${postRequest('/api/certificate/name', JSON.stringify({ name: 'अ Ա ა א ا আ அ ก 가 日 あ አ'.repeat(8).slice(0, 200) }), asLearner(world)).slice(4)}`,
  ),
  attack('one public PDF', 20, ({ certificates }) =>
    getRequest(`/api/certificates/${certificates[0]}/certificate.pdf`),
  ),
  attack('public PDFs, one after another', 20, ({ certificates }) =>
    getRequest(`/api/certificates/${certificates[++people % certificates.length]}/certificate.pdf`),
  ),
  attack('downloads of own data', 50, (world) => getRequest('/api/account/export', asLearner(world))),
  attack('lists of operators', 50, (world) => getRequest('/api/operator/learners.csv', asLearner(world))),
  attack('lessons', 100, () =>
    getRequest(
      `/lesson/${(++people % 9) + 1}?language=${people % 2 ? 'en' : 'fr'}`,
      'Accept-Encoding: br\r\nAccept: text/html\r\n',
    ),
  ),
  attack('pages that are not there', 100, () => getRequest(`/nothing/${++people}`, 'Accept: text/html\r\n')),
  attack('certificates that are not there', 100, () =>
    getRequest('/api/certificates/AAAAAAAAAAAAAAAAAAAAAA/certificate.pdf'),
  ),
  attack('pages of certificates', 50, ({ certificates }) =>
    getRequest(`/certificates/${certificates[++people % certificates.length]}`, 'Accept: text/html\r\n'),
  ),
  attack('status lists', 50, ({ statusList }) => getRequest(statusList)),
  attack('wrong answers', 50, (world) =>
    postRequest(world.wrongAnswer.path, world.wrongAnswer.body, asLearner(world)),
  ),
  attack('quizzes begun', 50, (world) =>
    postRequest(`/api/modules/${(++people % 9) + 1}/attempts`, '{}', asLearner(world)),
  ),
  attack('reviews', 50, (world) => getRequest('/api/review', asLearner(world))),
  attack('changes of the profile', 50, ({ idToken }) =>
    postRequest(`${accounts}:update${key}`, JSON.stringify({ idToken, displayName: `Ada ${++people}` })),
  ),
  attack('proofs of wallets', 50, (world) =>
    postRequest(
      '/api/wallet/nonce',
      JSON.stringify({ address: `0x${(++people).toString(16).padStart(40, '0')}`, chainId: 1 }),
      asLearner(world),
    ),
  ),
  attack('altered tokens', 50, ({ idToken }) =>
    getRequest(
      '/api/progress',
      `Authorization: Bearer ${idToken.slice(0, -8)}${String(++people).padStart(8, 'A')}\r\n`,
    ),
  ),
  attack('sockets of classes', 200, () => upgrade('GET', '/class-socket/main'), 'leaves'),
  attack('odd upgrades by HEAD', 200, () => upgrade('HEAD', '/class-socket/main'), 'leaves'),
  attack('odd upgrades to nowhere', 200, () => upgrade('GET', '/class-socket/%ff'), 'leaves'),
]
