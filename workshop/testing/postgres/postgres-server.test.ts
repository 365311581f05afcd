import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it.each([0, 1, 3])(
  'a process that has used a PostgreSQL of the tests ends with its own exit code: %i',
  (code) => {
    const module = JSON.stringify(join(import.meta.dirname, 'postgres-server.ts'))
    const script = `await import(${module}); process.exitCode = ${code}`

    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
    })

    expect(stderr).toBe('')
    expect(status).toBe(code)
  },
)
