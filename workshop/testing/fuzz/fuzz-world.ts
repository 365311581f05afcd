import { importOfFeatures } from '../feature-exports.ts'
import { openFuzzClient } from './fuzz-client.ts'
import type { FuzzWorld } from './fuzz-request.ts'

/** What a visitor leaves of a feature. */
interface FeatureFuzz {
  readonly left: readonly [method: string, path: string, body: unknown]
}

const apiKey = 'edutrain'
const password = 'correct horse'

/** Signs a learner up through the server and leaves something to spoil: a profile, an attendance, an open attempt. */
export async function createFuzzWorld(port: number): Promise<FuzzWorld> {
  const client = openFuzzClient(port)
  const send = async (method: string, path: string, body: unknown, idToken?: string) => {
    const authorization = idToken === undefined ? {} : { authorization: `Bearer ${idToken}` }
    const headers = { ...authorization, 'content-type': 'application/json' }
    const request = { target: path, kinds: [], method, path, headers, body: JSON.stringify(body) }
    const answer = await client.send({ ...request, isMalformed: false })
    if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status} ${answer.body}`)
    return JSON.parse(answer.body)
  }
  const email = 'ada@example.org'
  const account = { email, password, returnSecureToken: true }
  const signUp = `/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${apiKey}`
  const { idToken, refreshToken } = await send('POST', signUp, account)
  await send('PUT', '/api/profile', { name: 'Ada', walletAddress: '0x0' }, idToken)
  await send('PUT', '/api/classes/1/attendance', {}, idToken)
  for (const { left } of await importOfFeatures<FeatureFuzz>('testing/fuzz.ts')) await send(...left)
  const { attempt } = await send('POST', '/api/modules/1/attempts', {}, idToken)
  client.close()
  return { port, apiKey, idToken, refreshToken, email, password, attemptId: attempt.id }
}
