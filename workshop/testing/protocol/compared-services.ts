import { randomUUID } from 'node:crypto'
import { UnsecuredJWT } from 'jose'
import { type OpenIdProvider, testClientId } from '#workshop/testing/providers/openid-provider.ts'
import { type AuthEmulator, emulatorProject } from './auth-emulator.ts'
import { createIdentityServer } from './identity-client.ts'

/** What an identity service answered, as it came. */
export interface ServiceAnswer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of any shape
  readonly body: any
}

/** A call: its path below the host; a body that is text is sent as it is. */
export interface ServiceCall {
  readonly path: string
  readonly body?: object | string
  readonly method?: string
  readonly type?: string
}

/** An identity service to compare: ours or the oracle, with what differs between them behind one face. */
export interface ComparedService {
  readonly isOurs: boolean
  call(call: ServiceCall): Promise<ServiceAnswer>
  /** The code that was sent last. */
  lastCode(): Promise<string>
  disable(uid: string): Promise<void>
  /** What a provider called `oidc.provider` says of a person. */
  providerToken(person: Record<string, unknown>): Promise<string>
}

const tokenPath = '/securetoken.googleapis.com/v1/token'
const accountsPath = '/identitytoolkit.googleapis.com/v1/'
const form = 'application/x-www-form-urlencoded'

/** A call as HTTP, the same for both services. */
function requestOf({ path, body, method = 'POST', type }: ServiceCall) {
  const isToken = path === 'token'
  const payload =
    body === undefined || typeof body === 'string'
      ? body
      : isToken
        ? new URLSearchParams({ ...body }).toString()
        : JSON.stringify(body)
  const url = `${isToken ? tokenPath : `${accountsPath}${path}`}${path.includes('?') ? '' : '?key=edutrain'}`
  const headers =
    payload === undefined ? {} : { 'content-type': type ?? (isToken ? form : 'application/json') }
  return { method, url, headers, ...(payload === undefined ? {} : { payload }) }
}

/** Our service, for one test. */
export async function startOurService(
  env: NodeJS.ProcessEnv = {},
  provider?: OpenIdProvider,
): Promise<ComparedService> {
  const { app, identity } = await createIdentityServer({ ...provider?.env, ...env })
  return {
    isOurs: true,
    async call(call) {
      const { statusCode, body } = await app.inject(requestOf(call) as { method: 'POST'; url: string })
      return { status: statusCode, body: body === '' ? undefined : JSON.parse(body) }
    },
    lastCode: async () => identity.outbox.links().at(-1)?.searchParams.get('oobCode') ?? '',
    async disable(uid) {
      await identity.db.updateTable('accounts').set({ disabled: 1 }).where('id', '=', uid).execute()
    },
    async providerToken(person) {
      if (!provider) throw new Error('this service knows no provider')
      const now = Math.floor(identity.clock() / 1000)
      // Each token is another one, as of a real provider: the clock stands still, and a token signs in once.
      const jti = randomUUID()
      return provider.sign({
        ...person,
        jti,
        iss: provider.issuer,
        aud: testClientId,
        iat: now,
        exp: now + 600,
      })
    },
  }
}

/** The oracle, empty. It takes tokens without a signature. */
export async function openOracle(
  emulator: AuthEmulator,
  { enumerationProtection = true } = {},
): Promise<ComparedService> {
  emulator.reset()
  await emulator.administer('PATCH', `/emulator/v1/projects/${emulatorProject}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: enumerationProtection },
  })
  return {
    isOurs: false,
    async call(call) {
      const { method, url, headers, payload } = requestOf(call)
      const init = { method, headers, ...(payload === undefined ? {} : { body: payload }) }
      const response = await fetch(`${emulator.url}${url}`, init)
      const text = await response.text()
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
    },
    async lastCode() {
      const path = `/emulator/v1/projects/${emulatorProject}/oobCodes`
      const { oobCodes } = (await emulator.administer('GET', path)) as { oobCodes: { oobCode: string }[] }
      return oobCodes.at(-1)?.oobCode ?? ''
    },
    async disable(localId) {
      const path = `/identitytoolkit.googleapis.com/v1/projects/${emulatorProject}/accounts:update`
      await emulator.administer('POST', path, { localId, disableUser: true })
    },
    providerToken: async (person) => new UnsecuredJWT({ ...person }).encode(),
  }
}
