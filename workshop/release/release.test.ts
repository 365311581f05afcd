import { isAscii } from 'node:buffer'
import { fork, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { wagons } from '#app/server/wagon-list.ts'
import type { CertificatePrint } from '#features/certificates/server/pdf/stored-print.ts'
import { freePort } from '#workshop/testing/machine/free-port.ts'
import { startServerProcess } from '#workshop/testing/processes/server-process.ts'
import { archive, writeRelease } from './write-release.ts'

const root = join(import.meta.dirname, '../..')
const dir = mkdtempSync(join(tmpdir(), 'edutrain-release-'))
const unpacked = join(dir, 'unpacked')
const at = new Date('2026-11-22T10:00:00Z')
const print: CertificatePrint = {
  id: 'AbCdEfGhIjKlMnOpQrStUv',
  name: '',
  issuedAt: at.getTime(),
  url: 'https://edutrain.example/certificates/x',
  language: 'en',
  issuer: {
    name: 'Web3 for All',
    url: 'https://initiative.example/',
    address: undefined,
    email: undefined,
    logo: undefined,
    signatory: undefined,
  },
  moduleCount: 9,
  lines: [],
}

describe('a release', () => {
  beforeAll(() => {
    // What the build makes; other tests need none of it.
    if (!existsSync(join(root, 'dist/.built'))) throw new Error('npm run build comes first')
    writeRelease(root, join(dir, 'files'), at, { everySystem: false })
    const [name = ''] = readdirSync(join(dir, 'files')).filter((file) => file.endsWith('.tar.gz'))
    mkdirSync(unpacked)
    spawnSync('tar', ['-xzf', join(dir, 'files', name), '--strip-components=1', '-C', unpacked])
    return () => rmSync(dir, { recursive: true })
  })

  it('starts on Node alone in a folder with nothing else, and serves its pages', async () => {
    // No npm, no shell and no other program is to be found.
    const { ready, child, ended } = startServerProcess(
      { PATH: '/nonexistent', PORT: String(await freePort()) },
      join(unpacked, 'dist/server/main.js'),
    )
    const base = await ready

    expect(await (await fetch(`${base}/readyz`)).json()).toEqual({ status: 'ready' })
    const page = await fetch(base)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<div id="root" data-path="/">')
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
  })

  it('takes the content that its build has read, until a file of it changes', async () => {
    const file = join(unpacked, 'dist/kept-content')
    const kept = deserialize(readFileSync(file))
    const [lesson] = kept.content.get('modules').lessons.get(1).values()
    lesson.title = 'As the build has read it'
    writeFileSync(file, serialize(kept))

    expect(await readTitle()).toBe('As the build has read it')
    appendFileSync(join(unpacked, 'content/lessons/module-1.md'), '\n')
    expect(await readTitle()).toBe('Web2 and Web3')

    async function readTitle() {
      const env = { PATH: '/nonexistent', PORT: String(await freePort()) }
      const { ready, child, ended } = startServerProcess(env, join(unpacked, 'dist/server/main.js'))
      const answer = await fetch(`${await ready}/api/modules/1/lesson`)
      const { title } = (await answer.json()) as { title: string }
      child.kill('SIGTERM')
      await ended
      return title
    }
  })

  it("starts without what it does not use of Node's own modules: an import would load all of them", () => {
    const chunks = globSync(join(unpacked, 'dist/server/*.js')).map((file) => readFileSync(file, 'utf8'))
    const imported = [...chunks.join('\n').matchAll(/^import .* from "([^"]*)";$/gm)].map(
      ([, name = '']) => name,
    )

    expect(imported.filter((name) => isBuiltin(name))).toEqual([])
  })

  it('has code of one byte for each character, in its memory too', () => {
    const wide = globSync(join(unpacked, 'dist/server/*.js')).filter((file) => !isAscii(readFileSync(file)))

    expect(wide).toEqual([])
  })

  it('keeps compiled code in its own folder', () => {
    const { stdout } = spawnSync(
      process.execPath,
      ['--import', './dist/server/compile-cache.js', '-p', "require('node:module').getCompileCacheDir()"],
      { cwd: unpacked, env: {}, encoding: 'utf8' },
    )
    expect(stdout).toContain(`${join(unpacked, 'dist/compile-cache')}/`)
  })

  it('asks for the Node that the project is tested with, in one sentence', () => {
    const { engines, scripts } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'))
    const oldest = /^>=(\d+)$/.exec(engines.node)?.[1]
    expect(readFileSync(join(root, 'app/server/process/require-node.js'), 'utf8')).toContain(
      `const oldest = ${oldest}\n`,
    )
    const path = process.env.PATH?.split(':').filter((folder) => !folder.includes('node_modules'))
    for (const script of [scripts.start, scripts.backup]) {
      const { stdout, stderr, status } = spawnSync('sh', ['-c', `node --version; ${script}`], {
        cwd: unpacked,
        env: { PATH: path?.join(':'), PORT: 'none' },
        encoding: 'utf8',
      })
      const version = stdout.trim().split('\n')[0]
      if (Number.parseInt(version?.slice(1) ?? '', 10) >= Number(oldest)) continue
      expect({ stderr, status }).toEqual({
        stderr: `EduTrain needs Node ${oldest} or newer; this is ${version}.\n`,
        status: 1,
      })
    }
  })

  it('prints names of every script, whose fonts it has with it', async () => {
    const names = ['Ada Łovelace', '王小明', 'さくら', '김민준', 'ສົມໃຈ', 'عمر', 'ആദിത്യ', 'ანა', 'ߝߊ߲ߕߊ', '𞤀𞤣𞤢']
    const printer = fork(join(unpacked, 'dist/server/printer-process.js'), {
      env: {},
      serialization: 'advanced',
    })
    onTestFinished(() => void printer.kill())
    for (const name of names) {
      printer.send({ task: 'check', name })
      expect(await once(printer, 'message')).toEqual([{ result: [] }, undefined])
      printer.send({ task: 'print', print: { ...print, name } })
      const [{ error, result }] = await once(printer, 'message')
      expect({ error, begin: result && Buffer.from(result.subarray(0, 5)).toString() }).toEqual({
        error: undefined,
        begin: '%PDF-',
      })
    }
  })

  it('has every command of the documentation that a server needs', () => {
    const { scripts } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'))
    const programs = [
      'backup',
      'copy-data',
      'doctor',
      'import-accounts',
      'operator',
      'rotate-keys',
      'seed',
      ...wagons
        .flatMap((wagon) => wagon.programs ?? [])
        .filter((path) => path.includes('/commands/'))
        .map((path) => basename(path, '.ts')),
    ]
    for (const program of programs)
      expect(scripts[program]).toBe(`node --import ./dist/server/require-node.js dist/server/${program}.js`)
  })

  it('has every program that the server starts by its path', () => {
    const programs = globSync('{app,features,platform,wagons}/**/*.ts', { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/programFile\('([^']+)\.ts'\)/g)].map(
        ([, path = '']) => path,
      ),
    )
    expect(programs).toContain('features/certificates/server/pdf/printer-process')
    for (const path of programs)
      expect(existsSync(join(unpacked, 'dist/server', `${basename(path)}.js`)), path).toBe(true)
  })

  it('has checksums of its files, and names every package in it with its version', () => {
    const files = join(dir, 'files')
    const sums = readFileSync(join(files, 'SHA256SUMS'), 'utf8').trim().split('\n')
    for (const line of sums) {
      const [sum, file = ''] = line.split('  ')
      expect(
        createHash('sha256')
          .update(readFileSync(join(files, file)))
          .digest('hex'),
      ).toBe(sum)
    }
    expect(sums).toHaveLength(readdirSync(files).length - 1)
    const bill = JSON.parse(readFileSync(join(unpacked, 'sbom.cdx.json'), 'utf8'))
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { timestamp: at.toISOString() } })
    const named = bill.components.map(
      ({ name, version }: { name: string; version: string }) => `${name} ${version}`,
    )
    const read = (path: string) => JSON.parse(readFileSync(join(unpacked, path), 'utf8'))
    const beside = Object.keys(read('package-lock.json').packages).filter(
      (path) => path && existsSync(join(unpacked, path)),
    )
    const bundled: { name: string; version: string }[] = read('dist/server/licenses.json')
    expect(beside.length).toBeGreaterThan(20)
    expect(bundled.length).toBeGreaterThan(100)
    for (const { name, version } of [...bundled, ...beside.map((path) => read(`${path}/package.json`))])
      expect(named).toContain(`${name} ${version}`)
  })

  it('has nothing that only builds, tests or development need', () => {
    expect(readdirSync(join(unpacked, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      '@expo-google-fonts',
      '@fontsource',
      '@fontsource-variable',
      '@node-rs',
      '@zxcvbn-ts',
      'harfbuzzjs',
    ])
    for (const path of ['app', 'platform', 'workshop', 'features/quizzes'])
      expect(existsSync(join(unpacked, path))).toBe(false)
  })
})

it('an archive has the same bytes whenever, in whatever order and by which user its files were written', () => {
  const place = mkdtempSync(join(tmpdir(), 'edutrain-archive-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const write = (names: readonly string[], mode: number) => {
    rmSync(join(place, 'app'), { recursive: true, force: true })
    mkdirSync(join(place, 'app/inside'), { recursive: true })
    for (const name of names) writeFileSync(join(place, 'app', name), name, { mode })
    return archive(place, 'app', at)
  }

  const bytes = write(['b', 'a', 'inside/c'], 0o600)

  expect(write(['inside/c', 'a', 'b'], 0o664)).toEqual(bytes)
  expect(archive(place, 'app', new Date(0))).not.toEqual(bytes)
})
