import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { features } from '#app/server/features.ts'
import { freePort } from '#workshop/testing/machine/free-port.ts'
import { checkAddress } from './check-address.ts'
import { checkBackups } from './check-backups.ts'
import { checkClock, clockOf, readSynchronized } from './check-clock.ts'
import { checkContent } from './check-content.ts'
import { checkDisk } from './check-disk.ts'
import { checkVersions } from './check-versions.ts'

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-doctor-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

const root = join(import.meta.dirname, '../../..')
const levels = (findings: readonly { level: string }[]) => findings.map(({ level }) => level)

describe('the versions', () => {
  it('fit where they are those of package.json', () => {
    expect(levels(checkVersions(root)).slice(0, 2)).toEqual(['fine', 'fine'])
  })

  it('do not fit with an older Node, packages of another version, or without pages', () => {
    const dir = folder()
    const manifest = { dependencies: { node: '24.1.0', fastify: '5.0.0' } }
    writeFileSync(join(dir, 'package.json'), JSON.stringify(manifest))
    for (const name of ['node', 'fastify']) {
      mkdirSync(join(dir, 'node_modules', name), { recursive: true })
      writeFileSync(join(dir, 'node_modules', name, 'package.json'), '{"version":"24.1.0"}')
    }

    const findings = checkVersions(dir, '22.9.0')

    expect(levels(findings)).toEqual(['fault', 'fault', 'fault'])
    expect(findings[1]?.what).toContain(': fastify.')
    expect(checkVersions(dir, '26.0.0')[0]?.level).toBe('advice')
  })
})

describe('the disk', () => {
  it('is written to, and nothing stays', () => {
    const dir = folder()
    expect(checkDisk(dir, true)[0]).toMatchObject({
      level: 'fine',
      what: expect.stringContaining('can be written'),
    })
    expect(readdirSync(dir)).toEqual([])
  })

  it('is found open to others, or missing', () => {
    const dir = folder()
    chmodSync(dir, 0o755)

    expect(checkDisk(dir, true).at(-1)).toMatchObject({ level: 'advice', todo: `chmod 700 ${dir}` })
    expect(levels(checkDisk(join(dir, 'nowhere'), true))).toEqual(['fault'])
  })

  it('may lack DATA_DIR where database and e-mails are elsewhere', () => {
    expect(levels(checkDisk(join(folder(), 'nowhere'), false))).toEqual(['advice'])
  })
})

describe('the backups', () => {
  it('are fine for a day, by the newest one', () => {
    const dir = folder()
    const now = Date.parse('2026-11-22T10:00:00Z')
    const add = (name: string, hoursAgo: number) => {
      writeFileSync(join(dir, name), '')
      const at = now / 1000 - hoursAgo * 3600
      utimesSync(join(dir, name), at, at)
    }
    const look = () => levels(checkBackups(dir, () => now, false))

    expect(look()).toEqual(['advice'])
    add('edutrain-2026-11-20.sqlite', 40)
    expect(look()).toEqual(['advice'])
    add('edutrain-2026-11-22.sqlite', 8)
    expect(look()).toEqual(['fine'])
  })

  it('of PostgreSQL are left to its administrator', () => {
    expect(levels(checkBackups('/nowhere', () => 0, true))).toEqual(['advice'])
  })
})

describe('the clock', () => {
  it('is compared with the time in the middle of asking', () => {
    const asked = (time: number) =>
      levels(checkClock([{ name: 'a', time, askedAt: 60_000, answeredAt: 70_000 }], true))
    expect(asked(84_000)).toEqual(['fine', 'fine'])
    expect(asked(86_000)).toEqual(['fault', 'fine'])
    expect(asked(44_000)).toEqual(['fault', 'fine'])
  })

  it('that nothing sets, or of which that is not known, is not called right', () => {
    expect(levels(checkClock([], true))).toEqual(['fine'])
    expect(levels(checkClock([], false))).toEqual(['advice'])
    expect(levels(checkClock([], undefined))).toEqual(['advice'])
  })

  it('is set by NTP where systemd-timesyncd has left its mark', () => {
    const dir = folder()
    writeFileSync(join(dir, 'synchronized'), '')
    expect(readSynchronized(join(dir, 'synchronized'))).toBe(true)
  })

  it('of an answer without a date is not known', () => {
    expect(clockOf('a', null, 0, 0)).toEqual([])
    expect(clockOf('a', 'Sun, 22 Nov 2026 10:00:00 GMT', 0, 0)).toHaveLength(1)
  })
})

describe('the content', () => {
  it('of the product is fine; a folder that the server cannot read is not', () => {
    expect(levels(checkContent(join(root, 'content'), root, features))).toEqual(['fine'])
    expect(levels(checkContent(folder(), root, features))).toEqual(['fault'])
  })

  it('in a folder of its own is held to the rules of content', () => {
    const dir = folder()
    cpSync(join(root, 'content'), dir, { recursive: true })
    const lesson = join(dir, 'lessons/module-1.md')
    writeFileSync(
      lesson,
      `${readFileSync(lesson, 'utf8')}\n${'Incomprehensibility characterises institutional intermediation. '.repeat(60)}\n`,
    )

    expect(checkContent(dir, root, features)).toMatchObject([
      { level: 'fault', todo: `npm run check:content -- ${dir} says which.` },
    ])
  })
})

describe('the address', () => {
  it('answers with this version, another one, or as another program does', async () => {
    let answer = '{"version":"1.0.0"}'
    const server = createServer((_request, response) => void response.end(answer)).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    onTestFinished(() => void server.close())
    const { port } = server.address() as { port: number }
    const last = async () => (await checkAddress(`http://127.0.0.1:${port}`, '1.0.0')).findings.at(-1)?.level

    expect(await last()).toBe('fine')
    answer = '{"version":"1.1.0"}'
    expect(await last()).toBe('advice')
    answer = '<h1>It works!</h1>'
    expect(await last()).toBe('fault')
  })

  it('that nothing answers, that has no name, or that is not encrypted is a fault; none is advice', async () => {
    const look = async (url: string) => levels((await checkAddress(url, '1.0.0')).findings)

    expect(await look(`http://127.0.0.1:${await freePort()}`)).toEqual(['fine', 'fault'])
    expect(await look('http://edutrain.invalid')).toEqual(['fault', 'fault'])
    expect(await look('')).toEqual(['advice'])
  })
})
