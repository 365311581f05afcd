/** What an attacker has: an account of their own, and the address of the largest file of the pages. */
export interface LoadWorld {
  readonly port: number
  readonly idToken: string
  readonly largestFile: string
}

/** A request without a body, as bytes; `more` are lines of its head. */
export const getRequest = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`

/** A POST, as bytes. */
export function postRequest(path: string, body: string, more = '', type = 'application/json'): string {
  const length = Buffer.byteLength(body)
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${more}Content-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${body}`
}

/** Signs up at a server and looks at its pages. */
export async function createLoadWorld(port: number): Promise<LoadWorld> {
  const origin = `http://127.0.0.1:${port}`
  const signedUp = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=edutrain`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'mallory@example.org', password: 'correct horse' }),
  })
  const { idToken } = (await signedUp.json()) as { idToken: string }
  const page = await (await fetch(`${origin}/dashboard`)).text()
  const files = [...new Set([...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path))]
  const sizes = await Promise.all(
    files.map(async (path) => ({ path, size: (await (await fetch(origin + path)).bytes()).length })),
  )
  const [largest] = sizes.toSorted((a, b) => b.size - a.size)
  return { port, idToken, largestFile: largest?.path ?? '/' }
}
