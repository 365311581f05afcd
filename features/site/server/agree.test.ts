import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#app/server/config/config.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { openContentFolder } from '#platform/server/content/content-folder.ts'
import { ownContentDir } from '#platform/server/installation.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { agree, getAgreement, termsVersionOf } from './agree.ts'
import { selectAgreements } from './agreement.store.ts'
import { readInfoPages } from './info-pages.ts'

/** A learner of a site whose text and age change. */
async function setUp() {
  const app = await createTestApp()
  const id = (await app.signUp()).uid as LearnerId
  const parts = (agreedText: string, MINIMUM_AGE: string) => ({
    ...app,
    config: readConfig({ MINIMUM_AGE }),
    infoPages: { ...app.infoPages, agreedText },
  })
  return {
    read: (text: string, age = '0') => getAgreement(parts(text, age), id),
    agreeTo: async (text: string, age = '0') => {
      const { version, askedAge } = await getAgreement(parts(text, age), id)
      await agree(parts(text, age), id, { version, age: askedAge })
      return version
    },
    all: () => selectAgreements(app.db, id),
  }
}

it('another text is to be agreed to anew, and what was agreed before stays', async () => {
  const { read, agreeTo, all } = await setUp()
  const first = await agreeTo('Be kind.')
  expect(await read('Be kind.')).toEqual({ version: first, agreed: 'now' })
  expect(await read('Be very kind.')).toMatchObject({ agreed: 'before' })

  const second = await agreeTo('Be very kind.')
  expect((await all()).map(({ version }) => version).toSorted()).toEqual([first, second].toSorted())
})

it('an age that was stated is not asked for again when the text changes, unless it was raised', async () => {
  const { read, agreeTo, all } = await setUp()
  await agreeTo('Be kind.', '15')
  expect(await read('Be very kind.', '15')).not.toHaveProperty('askedAge')
  expect(await read('Be kind.', '14')).toEqual({ version: expect.any(String), agreed: 'before' })
  expect(await read('Be kind.', '16')).toMatchObject({ agreed: 'before', askedAge: 16 })

  await agreeTo('Be kind.', '16')
  expect((await all()).map(({ statedAge }) => statedAge).toSorted()).toEqual([15, 16])
})

it('the version is that of terms and privacy in the first language: line ends, translations and other pages change nothing', () => {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-content-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  cpSync(ownContentDir, dir, { recursive: true })
  const version = () => termsVersionOf(readInfoPages(openContentFolder(dir)), { minimumAge: 0 })
  const write = (file: string, text: string) => writeFileSync(join(dir, file), text)
  write('pages/terms.md', '# Terms\n\nBe kind.\n')
  const before = version()

  write('pages/terms.md', '# Terms\r\n\r\nBe kind.')
  write('fr/pages/terms.md', '# Conditions\n\nSoyez aimables.\n')
  write('pages/help.md', '# Help\n\nAsk us.\n')
  expect(version()).toBe(before)
  write('pages/privacy.md', '# Privacy\n\nNothing.\n')
  expect(version()).not.toBe(before)
})
