import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What an attacker has: an account of their own that asked for a certificate, and public addresses. */
export interface LoadWorld {
  readonly port: number
  readonly idToken: string
  /** Ids of certificates of other people. */
  readonly certificates: readonly string[]
  /** Of the pages. */
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

const certificateCount = 300

/** Signs up at a server whose SQLite database is in `dataDir`, writes certificates into it and looks at its pages. */
export async function createLoadWorld(port: number, dataDir: string): Promise<LoadWorld> {
  const origin = `http://127.0.0.1:${port}`
  const signedUp = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=edutrain`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `mallory-${Date.now()}@example.org`, password: 'correct horse' }),
  })
  const { idToken, localId } = (await signedUp.json()) as { idToken: string; localId: string }
  const page = await (await fetch(`${origin}/dashboard`)).text()
  const files = [...new Set([...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path))]
  const sizes = await Promise.all(
    files.map(async (path) => ({ path, size: (await (await fetch(origin + path)).bytes()).length })),
  )
  const [largest] = sizes.toSorted((a, b) => b.size - a.size)
  const certificates = addCertificates(join(dataDir, 'edutrain.sqlite'), localId)
  return { port, idToken, certificates, largestFile: largest?.path ?? '/' }
}

/** Lets an account ask for a certificate, and gives others one each, as any version of the tables has them. */
function addCertificates(file: string, accountId: string): string[] {
  const db = new DatabaseSync(file, { timeout: 5_000 })
  const run = (sql: string, ...values: (string | number)[]) => db.prepare(sql).run(...values)
  try {
    db.exec('begin immediate')
    run(
      "insert into certificate_requests (account_id, email, requested_at) values (?, 'mallory', 1)",
      accountId,
    )
    const [last] = db.prepare('select max(status_index) as last_index from credential_statuses').all()
    const ids = Array.from({ length: certificateCount }, (_, number) => {
      const id = randomBytes(16).toString('base64url')
      const statusIndex = Number(last?.last_index ?? 0) + number + 1
      run(
        'insert into accounts (id, email, valid_since, created_at) values (?, ?, 0, 0)',
        id,
        `${id}@example.org`,
      )
      run(
        "insert into certificates (id, account_id, name, issued_at, issued_by, status_index, shows_name) values (?, ?, ?, 1, '', ?, 1)",
        ...[id, id, `Ada Lovelace ${number} ${number % 2 ? 'आदा' : 'Ада'}`, statusIndex],
      )
      run('insert into credential_statuses values (?, ?)', statusIndex, id)
      return id
    })
    db.exec('commit')
    return ids
  } finally {
    db.close()
  }
}
