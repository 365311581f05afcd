import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openAddress } from '#app/server/open-database.ts'
import { runScript } from '#workshop/testing/processes/run-script.ts'
import { startServerProcess } from '#workshop/testing/processes/server-process.ts'

/** A server under load: every acknowledged write is noted. */
async function startWriting() {
  const { ready, dataDir } = startServerProcess({
    IDENTITY_SIGN_UP_LIMIT: '100000',
    IDENTITY_SIGN_UP_CEILING: '100000',
  })
  const base = await ready
  const acknowledged: string[] = []
  const statuses = new Set<number>()
  let isOver = false
  let count = 0
  const loads = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const email = `${++count}@example.org`
      const { status } = await fetch(
        `${base}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=edutrain`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password: 'six or more', returnSecureToken: true }),
        },
      )
      statuses.add(status)
      if (status === 200) acknowledged.push(email)
    }
  })
  const stop = async () => {
    isOver = true
    await Promise.all(loads)
  }
  onTestFinished(stop)
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20)
  return { base, dataDir, acknowledged, statuses, stop }
}

const emailsIn = (file: string) => {
  const copy = new DatabaseSync(file, { readOnly: true })
  const rows = copy.prepare('select email from accounts').all()
  const [integrity] = copy.prepare('pragma integrity_check').all()
  copy.close()
  return { emails: new Set(rows.map(({ email }) => String(email))), integrity: integrity?.integrity_check }
}

describe('a backup', () => {
  it('made while the server writes holds every write acknowledged before, and a server starts from it', async () => {
    const { dataDir, acknowledged, statuses, stop } = await startWriting()
    const file = join(dataDir, 'copy.sqlite')

    const before = [...acknowledged]
    const { code, said } = await runScript('backup', [file], { DATA_DIR: dataDir })
    const after = acknowledged.length
    await stop()

    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('checked') })
    expect(after).toBeGreaterThan(before.length)
    expect(statuses).toEqual(new Set([200]))
    const { emails, integrity } = emailsIn(file)
    expect(integrity).toBe('ok')
    expect(before.filter((email) => !emails.has(email))).toEqual([])
    expect(readdirSync(dataDir).filter((name) => name.startsWith('copy'))).toEqual(['copy.sqlite'])
    expect(statSync(file).mode & 0o077).toBe(0)

    // Restoring, as docs/operations.md has it: the file, under its name, in a data folder.
    const restored = join(dataDir, 'restored')
    mkdirSync(restored)
    renameSync(file, join(restored, 'edutrain.sqlite'))
    const base = await startServerProcess({ DATA_DIR: restored }).ready
    expect((await fetch(`${base}/readyz`)).status).toBe(200)
    expect(emailsIn(join(restored, 'edutrain.sqlite')).emails.size).toBe(emails.size)
  })

  it('holds nothing of what was deleted before', async () => {
    const { ready, dataDir } = startServerProcess()
    await ready
    const db = openAddress(`sqlite:${join(dataDir, 'edutrain.sqlite')}`)
    onTestFinished(() => db.destroy())
    const row = { request_type: 'EMAIL_SIGNIN', new_email: 'x'.repeat(2_000), created_at: 0, expires_at: 0 }
    const rows = Array.from({ length: 50 }, (_, id) => ({
      ...row,
      code_hash: `${id}`,
      email: `zeineb-${id}@example.org`,
    }))
    await db.insertInto('action_codes').values(rows).execute()
    await db.deleteFrom('action_codes').execute()
    const file = join(dataDir, 'copy.sqlite')

    expect((await runScript('backup', [file], { DATA_DIR: dataDir })).code).toBe(0)

    expect(readFileSync(file).includes('zeineb')).toBe(false)
  })

  it('never overwrites a file', async () => {
    const { dataDir, stop } = await startWriting()
    await stop()
    const file = join(dataDir, 'edutrain.sqlite')
    const size = statSync(file).size

    const { code, said } = await runScript('backup', [file], { DATA_DIR: dataDir })

    expect(code).toBe(1)
    expect(said).toContain('already exists')
    expect(statSync(file).size).toBe(size)
  })

  it('of nothing is told, and makes nothing', async () => {
    const { code, said } = await runScript('backup', ['/nowhere/copy.sqlite'], { DATA_DIR: '/nowhere' })

    expect(code).toBe(1)
    expect(said).toContain('There is no database at /nowhere/edutrain.sqlite')
    expect(existsSync('/nowhere')).toBe(false)
  })

  it('of PostgreSQL is left to its own tools', async () => {
    const { code, said } = await runScript('backup', ['copy.sqlite'], { DATABASE_URL: 'postgres://a:b@c/d' })

    expect(code).toBe(1)
    expect(said).toContain('pg_dump')
  })
})
