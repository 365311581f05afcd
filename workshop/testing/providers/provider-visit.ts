import { testPublicUrl } from '#workshop/testing/app/identity.ts'

/** A browser as far as redirects and cookies go: one jar for our site, one for the provider. */
export interface Visitor {
  /** Asks our site to start; returns the provider's address and remembers the cookie. */
  start(query?: string): Promise<string>
  /** Walks through the provider until it sends the visitor back; returns that address. */
  passProvider(address: string): Promise<string>
  /** Comes back to our site; returns what the page finds in its fragment. */
  comeBack(address: string): Promise<Record<string, string>>
  /** All three. */
  visit(query?: string): Promise<Record<string, string>>
}

/** Our site: an app, or a process asked over HTTP. */
interface Site {
  inject(request: { url: string; headers: Record<string, string> }): Promise<{
    headers: { readonly location?: unknown; readonly 'set-cookie'?: unknown }
  }>
}

/** Makes a browser without any cookies. */
export function createVisitor(app: Site): Visitor {
  let own = ''
  const visitor: Visitor = {
    async start(query = '') {
      const response = await app.inject({
        url: `/auth/providers/oidc.provider/start${query}`,
        headers: { cookie: own },
      })
      own = String(response.headers['set-cookie'] ?? own).split(';')[0] ?? ''
      return String(response.headers.location)
    },
    async passProvider(address) {
      const jar = new Map<string, string>()
      let next = address
      while (!next.startsWith(testPublicUrl)) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
        const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          jar.set(name, value)
        }
        const location = response.headers.get('location')
        if (!location) throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
        next = new URL(location, next).href
      }
      return next
    },
    async comeBack(address) {
      const response = await app.inject({ url: address.replace(testPublicUrl, ''), headers: { cookie: own } })
      return fragmentOf(String(response.headers.location))
    },
    async visit(query) {
      return visitor.comeBack(await visitor.passProvider(await visitor.start(query)))
    },
  }
  return visitor
}

/** What the page at /auth/provider is told. */
export function fragmentOf(location: string): Record<string, string> {
  if (!location.startsWith('/auth/provider#')) throw new Error(`led to ${location}`)
  return Object.fromEntries(new URLSearchParams(location.replace(/^[^#]*#/, '')))
}
