import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

const script = join(import.meta.dirname, '../../../docs/deploy/update.sh')

/**
 * A machine with a clone of a product whose build and backup write down that they ran, and with `sudo` and `systemctl`
 * that do the same: what is served is what `current` names when `systemctl` restarts.
 */
function createMachine() {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-update-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const home = join(dir, 'home')
  const origin = join(dir, 'origin')
  const log = join(dir, 'log')
  for (const folder of [origin, join(home, 'releases'), join(dir, 'bin')])
    mkdirSync(folder, { recursive: true })
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
      cwd,
      encoding: 'utf8',
    }).trim()
  const release = (version: string, build = `echo built ${version} >> "$LOG"`) => {
    const scripts = { prestart: build, backup: 'echo backed up >> "$LOG"; :' }
    writeFileSync(join(origin, 'package.json'), JSON.stringify({ version, scripts }))
    git(origin, 'add', '.')
    git(origin, 'commit', '--quiet', '--message', version)
    git(origin, 'tag', `v${version}`)
  }
  const tool = (name: string, text: string) => {
    writeFileSync(join(dir, 'bin', name), `#!/bin/sh\n${text}\n`)
    chmodSync(join(dir, 'bin', name), 0o755)
  }
  tool('sudo', '[ "$1" != -u ] || shift 2\nexec "$@"')
  tool(
    'systemctl',
    'echo "$1" "$(sed \'s/.*"version":"\\([^"]*\\).*/\\1/\' "$EDUTRAIN_HOME/current/package.json")" >> "$LOG"',
  )
  git(origin, 'init', '--quiet', '--initial-branch', 'main')
  release('1.0.0')
  git(dir, 'clone', '--quiet', origin, join(home, 'source'))
  const env = {
    ...process.env,
    PATH: `${join(dir, 'bin')}:${process.env.PATH}`,
    LOG: log,
    EDUTRAIN_HOME: home,
  }
  const update = (...args: string[]) => {
    rmSync(log, { force: true })
    const { status, stderr } = spawnSync('sh', [script, ...args], { env, encoding: 'utf8' })
    return { status, stderr, did: existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [] }
  }
  const served = () => JSON.parse(readFileSync(join(home, 'current/package.json'), 'utf8')).version
  return { home, release, update, served }
}

describe('the update of a site', () => {
  it('builds beside what is served, backs up, and then switches', () => {
    const { home, release, update, served } = createMachine()
    expect(update()).toMatchObject({ status: 0, did: ['built 1.0.0', 'restart 1.0.0'] })
    release('1.1.0')

    expect(update()).toMatchObject({ status: 0, did: ['built 1.1.0', 'backed up', 'restart 1.1.0'] })
    expect(served()).toBe('1.1.0')
    expect(readlinkSync(join(home, 'current'))).toMatch(/^releases\/\d{8}-[0-9a-f]{12}$/)
    expect(update()).toMatchObject({ status: 0, did: [] })
  })

  it('changes nothing of what is served when the build fails', () => {
    const { release, update, served } = createMachine()
    update()
    release('1.1.0', 'exit 7')

    expect(update()).toMatchObject({ status: 7, did: [] })
    expect(served()).toBe('1.0.0')

    release('1.1.1')
    expect(update()).toMatchObject({ status: 0, did: ['built 1.1.1', 'backed up', 'restart 1.1.1'] })
  })

  it('goes back to the version before, and forward again, without building', () => {
    const { release, update, served } = createMachine()
    expect(update('--back')).toMatchObject({ status: 1, did: [] })
    update()
    release('1.1.0')
    update()

    expect(update('--back')).toMatchObject({ status: 0, did: ['restart 1.0.0'] })
    expect(served()).toBe('1.0.0')
    expect(update('--back')).toMatchObject({ status: 0, did: ['restart 1.1.0'] })
  })

  it('takes a tag, and refuses one that is not there', () => {
    const { release, update, served } = createMachine()
    release('1.1.0')
    release('1.2.0')

    expect(update('v1.1.0').status).toBe(0)
    expect(served()).toBe('1.1.0')
    expect(update('v9')).toMatchObject({ status: 1, stderr: 'There is no version v9.\n', did: [] })
  })

  it('keeps the version that is served and the one before, and no older ones', () => {
    const { home, release, update } = createMachine()
    for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
      update()
      release(version)
    }
    update()
    expect(readdirSync(join(home, 'releases'))).toHaveLength(2)
  })
})
