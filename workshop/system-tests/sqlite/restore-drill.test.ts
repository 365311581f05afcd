import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { startServerProcess } from '#workshop/testing/processes/server-process.ts'
import { callsOf } from '#workshop/testing/processes/two-processes.ts'

const root = join(import.meta.dirname, '../../..')
const ada = { email: 'ada@example.org', password: 'six or more' }

it('a learner continues on a site that was restored from the nightly backup of a running one', async () => {
  const { ready, dataDir, child } = startServerProcess()
  const site = callsOf(await ready)
  const { body } = await site.identity('signUp', ada)
  const attended = await site.send('PUT', '/api/classes/1/attendance', undefined, { token: body.idToken })
  expect(attended.status).toBe(200)
  const before = await site.send('GET', '/api/progress', undefined, { token: body.idToken })

  // What docs/deploy/edutrain-backup.service runs, with the node of the service.
  const folder = join(dataDir, 'backups')
  const env = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, DATA_DIR: dataDir }
  await promisify(execFile)('sh', ['docs/deploy/backup.sh', folder], { cwd: root, env })
  const [backup = '', ...others] = readdirSync(folder)
  expect(others).toEqual([])
  expect(statSync(join(folder, backup)).mode & 0o077).toBe(0)
  child.kill('SIGKILL')

  // As docs/operations.md has it, on another machine.
  const elsewhere = join(dataDir, 'elsewhere')
  mkdirSync(elsewhere, { mode: 0o700 })
  copyFileSync(join(folder, backup), join(elsewhere, 'edutrain.sqlite'))
  const restored = callsOf(await startServerProcess({ DATA_DIR: elsewhere }).ready)

  const again = await restored.identity('signInWithPassword', ada)
  expect(again.status).toBe(200)
  // The session from before goes on too.
  for (const token of [again.body.idToken, body.idToken])
    expect(await restored.send('GET', '/api/progress', undefined, { token })).toEqual(before)
})
