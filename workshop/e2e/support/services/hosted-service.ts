import { createServer } from 'node:http'
import type { Page, Route } from '@playwright/test'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { freePort } from '#workshop/testing/machine/free-port.ts'

const projectId = 'school-1'

/** As much of hosted Firebase Authentication as a browser and a server see of it: answers, and keys for its tokens. */
export interface HostedService {
  readonly env: NodeJS.ProcessEnv
  /** Puts it where the genuine one is, or where an emulator is; `calls` are the addresses it was asked at. */
  attach(page: Page, emulator?: string): Promise<{ readonly calls: string[] }>
  stop(): Promise<void>
}

export async function startHostedService(): Promise<HostedService> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'hosted', alg: 'RS256', use: 'sig' }] }
  const port = await freePort()
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(keys))
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))

  // A guest has none.
  const uidOf = (email: string) => `hosted-${email.split('@')[0] || 'guest'}`
  async function tokensFor(email: string) {
    const now = Math.floor(Date.now() / 1000)
    const idToken = await new SignJWT({
      auth_time: now,
      user_id: uidOf(email),
      ...(email
        ? {
            email,
            email_verified: true,
            firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
          }
        : { provider_id: 'anonymous', firebase: { identities: {}, sign_in_provider: 'anonymous' } }),
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'hosted', typ: 'JWT' })
      .setIssuer(`https://securetoken.google.com/${projectId}`)
      .setAudience(projectId)
      .setSubject(uidOf(email))
      .setIssuedAt(now)
      .setExpirationTime(now + 3600)
      .sign(privateKey)
    return { idToken, refreshToken: `refresh ${email}`, expiresIn: '3600' }
  }

  async function answer(url: string, body: Record<string, string>): Promise<object> {
    const email = body.email ?? emailIn(body.idToken)
    if (url.includes(':lookup')) {
      const user = {
        localId: uidOf(email),
        ...(email && {
          email,
          emailVerified: true,
          providerUserInfo: [{ providerId: 'password', rawId: email, email }],
        }),
        createdAt: '1700000000000',
        lastLoginAt: '1700000000000',
      }
      return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [user] }
    }
    const kind = url.includes(':signUp') ? 'SignupNewUserResponse' : 'VerifyPasswordResponse'
    return { kind: `identitytoolkit#${kind}`, localId: uidOf(email), email, ...(await tokensFor(email)) }
  }

  return {
    env: {
      IDENTITY: 'firebase',
      IDENTITY_PROJECT_ID: projectId,
      IDENTITY_API_KEY: 'hosted-key',
      IDENTITY_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
      IDENTITY_GOOGLE_JWKS_URL: `http://127.0.0.1:${port}/`,
    },
    async attach(page, emulator) {
      const calls: string[] = []
      const fulfil = async (route: Route) => {
        const request = route.request()
        const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
        if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
        calls.push(request.url())
        return route.fulfill({ headers, json: await answer(request.url(), request.postDataJSON() ?? {}) })
      }
      if (emulator) await page.route(`${emulator}/**`, fulfil)
      else await page.route(/^https:\/\/(identitytoolkit|securetoken)\.googleapis\.com\//, fulfil)
      return { calls }
    },
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

function emailIn(idToken = ''): string {
  const payload: { email?: string } = JSON.parse(
    Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString() || '{}',
  )
  return payload.email ?? ''
}
