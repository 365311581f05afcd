import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openAddress } from '#app/server/open-database.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { runScript } from '#workshop/testing/processes/run-script.ts'

/** A data folder with an account of ada@example.org, and `npm run operator` on it. */
async function prepare(emailVerified: 0 | 1) {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-operator-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const db = openAddress(`sqlite:${join(dir, 'edutrain.sqlite')}`)
  await migrate(db)
  const account = { id: 'a', email: 'ada@example.org', email_verified: emailVerified, disabled: 0 } as const
  await db
    .insertInto('accounts')
    .values({ ...account, valid_since: 0, created_at: 0 })
    .execute()
  await db.destroy()
  return (args: string, env: NodeJS.ProcessEnv = {}) =>
    runScript('operator', args.split(' '), { DATA_DIR: dir, ...env })
}

it('npm run operator adds, lists and removes operators, and says what it did', async () => {
  const operator = await prepare(1)
  expect(await operator('add Ada@Example.org')).toEqual({
    code: 0,
    said: expect.stringMatching(/^Ada@Example\.org is now an operator\.\n/),
  })
  expect((await operator('add ada@example.org')).said).toContain('was already an operator')
  expect((await operator('list')).said).toMatch(/^ada@example\.org, since 20\d\d-/)
  expect((await operator('remove ada@example.org')).said).toContain(
    'ada@example.org is no longer an operator.\n',
  )
  expect((await operator('list')).said).not.toContain('ada@example.org')
})

it('npm run operator resets a second factor, and says where there is none', async () => {
  const operator = await prepare(1)
  expect(await operator('reset-second-factor ada@example.org')).toMatchObject({
    code: 0,
    said: expect.stringContaining('has no second factor'),
  })
  expect((await operator('reset-second-factor eve@example.org')).code).toBe(1)
})

it('npm run operator refuses an account whose e-mail is not verified, and says how to use it', async () => {
  const operator = await prepare(0)
  expect(await operator('add ada@example.org')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/not been verified/),
  })
  expect(await operator('add eve@example.org')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/no account/),
  })
  expect(await operator('promote eve@example.org')).toMatchObject({
    code: 2,
    said: expect.stringMatching(/^Usage: /),
  })
})

it('npm run operator says when a removed operator is one still, by OPERATOR_EMAILS', async () => {
  const operator = await prepare(1)
  const env = { OPERATOR_EMAILS: 'ada@example.org' }
  expect((await operator('list', env)).said).toContain('ada@example.org, listed in OPERATOR_EMAILS\n')
  expect((await operator('remove ada@example.org', env)).said).toContain(
    'OPERATOR_EMAILS still lists it: remove it there too.',
  )
})
