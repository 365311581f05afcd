import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What an attacker has: an account of their own that asked for a certificate, and public addresses. */
export interface AttackWorld {
  readonly port: number
  readonly idToken: string
  /** Of the other visitor. */
  readonly visitorToken: string
  /** Ids of certificates of other people. */
  readonly certificates: readonly string[]
  /** The path of the status list of the certificates. */
  readonly statusList: string
  /** What is posted for one. */
  readonly wrongAnswer: { readonly path: string; readonly body: string }
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
export async function createAttackWorld(port: number, dataDir: string): Promise<AttackWorld> {
  const origin = `http://127.0.0.1:${port}`
  const post = async <T>(path: string, body: object, idToken?: string): Promise<T> => {
    const headers = {
      'content-type': 'application/json',
      ...(idToken && { authorization: `Bearer ${idToken}` }),
    }
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    return (await answer.json()) as T
  }
  const signUp = (who: string) =>
    post<{ idToken: string; localId: string }>(
      '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=edutrain',
      { email: `${who}@example.org`, password: 'correct horse battery', returnSecureToken: true },
    )
  const { idToken, localId } = await signUp('mallory')
  const { idToken: visitorToken } = await signUp('ada')
  const page = await (await fetch(`${origin}/dashboard`)).text()
  const files = [...new Set([...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path))]
  const sizes = await Promise.all(
    files.map(async (path) => ({ path, size: (await (await fetch(origin + path)).bytes()).length })),
  )
  const [largest] = sizes.toSorted((a, b) => b.size - a.size)
  const certificates = addCertificates(join(dataDir, 'edutrain.sqlite'), localId)
  const statusList = await statusListOf(`${origin}/api/certificates/${certificates[0]}/credential.json`)
  const wrongAnswer = await findWrongAnswer((path, body) => post(path, body, idToken))
  return {
    port,
    idToken,
    visitorToken,
    certificates,
    statusList,
    wrongAnswer,
    largestFile: largest?.path ?? '/',
  }
}

async function statusListOf(credential: string): Promise<string> {
  const { credentialStatus } = (await (await fetch(credential)).json()) as {
    credentialStatus: { statusListCredential: string }
  }
  return new URL(credentialStatus.statusListCredential).pathname
}

interface OpenAttempt {
  readonly id: string
  readonly question: { readonly position: number; readonly options: readonly string[] } | null
}

/** Answers the quiz of the first module until an answer is wrong: this one can be sent again and again. */
async function findWrongAnswer(post: <T>(path: string, body: object) => Promise<T>) {
  let { attempt } = await post<{ attempt: OpenAttempt }>('/api/modules/1/attempts', {})
  for (;;) {
    if (!attempt.question) throw new Error('all first options are right')
    const { position, options } = attempt.question
    const path = `/api/attempts/${attempt.id}/answers`
    const answer = { position, option: options[0] }
    const said = await post<{ result: string; attempt: OpenAttempt }>(path, answer)
    if (said.result === 'wrong') return { path, body: JSON.stringify(answer) }
    attempt = said.attempt
  }
}

/** Lets an account ask for a certificate, and gives others one each, as any version of the tables has them. */
function addCertificates(file: string, accountId: string): string[] {
  const db = new DatabaseSync(file, { timeout: 5_000 })
  const insert = (table: string, row: Readonly<Record<string, string | number>>) => {
    const columns = Object.keys(row)
    const places = columns.map(() => '?')
    db.prepare(`insert into ${table} (${columns}) values (${places})`).run(...Object.values(row))
  }
  try {
    db.exec('begin immediate')
    insert('certificate_requests', { account_id: accountId, email: 'mallory', requested_at: 1 })
    const [last] = db.prepare('select max(status_index) as last_index from credential_statuses').all()
    const ids = Array.from({ length: certificateCount }, (_, number) => {
      const id = randomBytes(16).toString('base64url')
      const name = `Ada Lovelace ${number} ${number % 2 ? 'आदा' : 'Ада'}`
      const status_index = Number(last?.last_index ?? 0) + number + 1
      insert('accounts', { id, email: `${id}@example.org`, valid_since: 0, created_at: 0 })
      const issued = { issued_at: 1, issued_by: '', status_index, shows_name: 1 }
      insert('certificates', { id, account_id: id, name, ...issued })
      insert('credential_statuses', { status_index, certificate_id: id })
      return id
    })
    db.exec('commit')
    return ids
  } finally {
    db.close()
  }
}
