import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig, settingGroups } from '#app/server/config/config.ts'
import { warningsOf } from '#app/server/config/warnings.ts'
import { configPage } from './config-page.ts'
import { firstSettings } from './first-settings.ts'

const docs = join(import.meta.dirname, '../../../docs')

it('begins with ten settings, with which a start on https has nothing to warn of', () => {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-config-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const env = {
    ...Object.fromEntries(firstSettings.map(({ env, example }) => [env, example])),
    DATA_DIR: dir,
  }

  expect(firstSettings).toHaveLength(10)
  expect(warningsOf(readConfig(env), env)).toEqual([])
})

it('lists every setting under one subject', async () => {
  const known = Object.values(settingGroups).flatMap((group) => Object.values(group).map(({ env }) => env))
  const [, bySubject = ''] = (await configPage()).split('## All settings by subject')
  const listed = [...bySubject.matchAll(/^\| `([A-Z_]+)` /gm)].map(([, env]) => env)

  expect(listed.toSorted()).toEqual(known.toSorted())
})

it('links to headings that exist', async () => {
  const page = await configPage()
  const textOf = (file: string) => (file ? readFileSync(join(docs, file), 'utf8') : page)
  const links = [...page.matchAll(/\]\(([\w.-]*?)(?:#([\w-]+))?\)/g)]

  expect(links.length).toBeGreaterThan(15)
  for (const [, file = '', anchor] of links) {
    expect(file === '' || existsSync(join(docs, file)), file).toBe(true)
    const anchors = [...textOf(file).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title.toLowerCase().replaceAll(' ', '-'),
    )
    if (anchor) expect(anchors, `${file}#${anchor}`).toContain(anchor)
  }
})
