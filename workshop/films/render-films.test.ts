import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { sampleFilmFiles, writeContentWithFilms } from '#workshop/testing/content/sample-film.ts'

const root = join(import.meta.dirname, '../..')

function makeFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-render-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return dir
}

/** Runs the command where no program is found. */
function render(...args: string[]): Promise<{ code: number; said: string }> {
  const content = makeFolder()
  writeContentWithFilms(content, sampleFilmFiles)
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--', 'workshop/films/render-films.ts', ...args],
      { cwd: root, env: { PATH: content, CONTENT_DIR: content } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    )
  })
}

it('without ffmpeg, the command says in a sentence how to get it, and writes nothing', async () => {
  const out = makeFolder()

  const { code, said } = await render('--module', '1', '--out', out)

  expect(code).toBe(1)
  expect(said).toBe('ffmpeg is missing: install the package ffmpeg (on Debian: apt install ffmpeg).\n')
  expect(readdirSync(out)).toEqual([])
})

it.each([
  [['--language', 'sw'], 1, 'There are no films in "sw"; the languages are en, fr.\n'],
  [['3'], 2, 'Usage: npm run render-films'],
])('the command answers %j in words', async (args, status, words) => {
  const { code, said } = await render(...args)

  expect([code, said]).toEqual([status, expect.stringContaining(words)])
})
