import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const deploy = join(import.meta.dirname, '../../../docs/deploy')
const day = 86_400_000

/** A folder of backups, and a `node` that writes one where it is told to, or fails. */
function createMachine(works = true) {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-backup-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const folder = join(dir, 'backups')
  mkdirSync(join(dir, 'bin'))
  mkdirSync(folder)
  const node = works ? 'for last; do :; done; echo "$*" > "$last"' : 'exit 1'
  writeFileSync(join(dir, 'bin/node'), `#!/bin/sh\n${node}\n`)
  chmodSync(join(dir, 'bin/node'), 0o755)
  const add = (at: Date) => writeFileSync(join(folder, nameOf(at)), '')
  const backUp = (at: Date, ...more: string[]) =>
    spawnSync('sh', [join(deploy, 'backup.sh'), folder, ...more], {
      env: { PATH: `${join(dir, 'bin')}:${process.env.PATH}`, EDUTRAIN_NOW: String(at.getTime() / 1000) },
      encoding: 'utf8',
    })
  return { folder, add, backUp, kept: () => readdirSync(folder).toSorted().toReversed() }
}

const nameOf = (at: Date) =>
  `edutrain-${at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '')}.sqlite`

it('backups of 7 days, 4 weeks and 12 months stay, each the newest of its time', () => {
  const { add, backUp, kept } = createMachine()
  const now = new Date('2026-11-22T03:30:00Z')
  for (let ago = 1; ago <= 400; ago++) add(new Date(now.getTime() - ago * day))

  expect(backUp(now)).toMatchObject({ status: 0, stderr: '' })

  const days = kept().map((name) => name.slice('edutrain-'.length, 'edutrain-2026-11-22'.length))
  expect(days).toEqual([
    ...['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16'],
    // Sundays end a week.
    ...['2026-11-15', '2026-11-08', '2026-11-01'],
    ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31'],
    ...['2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
  ])
})

it('other files in the folder are left alone, and of two on a day the newer stays', () => {
  const { folder, add, backUp, kept } = createMachine()
  writeFileSync(join(folder, 'before-20251101.sqlite'), '')
  add(new Date('2026-11-22T01:00:00Z'))

  expect(backUp(new Date('2026-11-22T03:30:00Z')).status).toBe(0)

  expect(kept()).toEqual([nameOf(new Date('2026-11-22T03:30:00Z')), 'before-20251101.sqlite'])
})

it('a backup that fails removes none, and the settings are those of the file', () => {
  const broken = createMachine(false)
  broken.add(new Date('2020-01-01T00:00:00Z'))
  expect(broken.backUp(new Date('2026-11-22T03:30:00Z')).status).toBe(1)
  expect(broken.kept()).toHaveLength(1)

  const { folder, backUp, kept } = createMachine()
  backUp(new Date('2026-11-22T03:30:00Z'), '/etc/edutrain.env')
  expect(readFileSync(join(folder, kept()[0] ?? ''), 'utf8')).toContain(
    'backup.js --env-file /etc/edutrain.env ',
  )
})

it('the timer starts the service each night, which may write where the doctor looks', () => {
  const service = readFileSync(join(deploy, 'edutrain-backup.service'), 'utf8')
  const timer = readFileSync(join(deploy, 'edutrain-backup.timer'), 'utf8')
  const [, script = '', folder] = /^ExecStart=\/bin\/sh (\S+) (\S+)/m.exec(service) ?? []

  expect(existsSync(join(deploy, '../..', script))).toBe(true)
  expect(folder).toBe('/var/lib/edutrain/backups')
  expect(service).toMatch(/^StateDirectory=edutrain$/m)
  expect(timer).toMatch(/^OnCalendar=\*-\*-\* [\d:]+$/m)
  expect(timer).toMatch(/^Persistent=true$/m)
})
