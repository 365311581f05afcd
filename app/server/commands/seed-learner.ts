import type { FastifyInstance } from 'fastify'
import type { Deps } from '#app/server/deps.ts'

/** A learner to register; `completed` modules from the first on. */
export interface Seed {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly completed: number
}

/** Calls the API of a site that runs in this process. @throws Error unless it answers with 200 */
export async function callSite<T>(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  { body, token }: { readonly body?: object; readonly token?: string },
): Promise<T> {
  const answer = await app.inject({
    method,
    url,
    ...(body && { payload: body }),
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`)
  return answer.json<T>()
}

/** Through the API, as a browser does it. Returns an ID token. */
export async function seedLearner(
  app: FastifyInstance,
  { config, bank }: Pick<Deps, 'config' | 'bank'>,
  seed: Seed,
): Promise<string> {
  const call = <T>(method: 'POST' | 'PUT', url: string, body: object, token?: string) =>
    callSite<T>(app, method, url, { body, ...(token && { token }) })
  const { email, password, name, completed } = seed
  const { idToken } = await call<{ idToken: string }>(
    'POST',
    `/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${encodeURIComponent(config.identity.apiKey)}`,
    { email, password, returnSecureToken: true },
  )
  await call('PUT', '/api/profile', { name }, idToken)
  for (let moduleNumber = 1; moduleNumber <= completed; moduleNumber++) {
    const { attempt } = await call<{ attempt: { id: string } }>(
      'POST',
      `/api/modules/${moduleNumber}/attempts`,
      {},
      idToken,
    )
    for (const [index, { answer }] of (bank.get(moduleNumber) ?? []).entries())
      await call(
        'POST',
        `/api/attempts/${attempt.id}/answers`,
        { position: index + 1, option: answer },
        idToken,
      )
  }
  return idToken
}
