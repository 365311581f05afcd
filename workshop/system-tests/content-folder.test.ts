import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ownContentDir } from '#platform/server/installation.ts'
import { startServerProcess } from '#workshop/testing/processes/server-process.ts'

/** A copy of the content with one of its files changed. */
function copyContent(file: string, change: (text: string) => string): string {
  const dir = join(mkdtempSync(join(tmpdir(), 'edutrain-content-')), 'content')
  onTestFinished(() => rmSync(dir, { recursive: true }))
  cpSync(ownContentDir, dir, { recursive: true })
  const path = join(dir, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
  return dir
}

describe('a content folder of the initiative’s own', () => {
  it('is served instead of ours, what it leaves untranslated in its first language', async () => {
    const dir = copyContent('lessons/module-2.md', (text) => text.replace(/^# .*/, '# Our own words'))
    rmSync(join(dir, 'fr/lessons/module-2.md'))
    const { ready } = startServerProcess({ CONTENT_DIR: dir })

    const answer = await fetch(`${await ready}/api/modules/2/lesson`, {
      headers: { 'accept-language': 'fr' },
    })

    expect(await answer.json()).toMatchObject({ title: 'Our own words', language: 'en', languages: ['en'] })
  })

  it('with a mistake stops the start with file, line and reason', async () => {
    const dir = copyContent('classes.yaml', (text) => text.replace('modules: [1, 2]', 'modules: [1, 12]'))

    const { code, said } = await startServerProcess({ CONTENT_DIR: dir }).ended

    expect(code).toBe(1)
    expect(said).toMatch(/^EduTrain cannot start: .*classes\.yaml:\d+: .*modules\.1/)
  })

  it('that is none stops the start with the name of the variable', async () => {
    const { said } = await startServerProcess({ CONTENT_DIR: '/nowhere/at/all' }).ended

    expect(said).toBe(
      'EduTrain cannot start: CONTENT_DIR must be a content folder, with a languages.yaml file in it, but it is "/nowhere/at/all".\n',
    )
  })

  it('gives the pages its names when they are built', () => {
    const dir = copyContent('programmes.yaml', (text) => text.replace('Mindset Reset', 'First Steps'))
    const outDir = mkdtempSync(join(tmpdir(), 'edutrain-build-'))
    onTestFinished(() => rmSync(outDir, { recursive: true }))
    const root = join(import.meta.dirname, '../..')

    execFileSync(
      join(root, 'node_modules/.bin/vite'),
      [
        'build',
        'app/web',
        '--config',
        'vite.config.ts',
        '--outDir',
        outDir,
        '--emptyOutDir',
        '--logLevel',
        'error',
      ],
      { cwd: root, env: { ...process.env, CONTENT_DIR: dir, NODE_ENV: 'production' } },
    )

    const scripts = globSync('assets/*.js', { cwd: outDir }).map((file) =>
      readFileSync(join(outDir, file), 'utf8'),
    )
    expect(scripts.some((script) => script.includes('First Steps'))).toBe(true)
  })
})
