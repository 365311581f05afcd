import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseSiweMessage } from 'viem/siwe'
import { expect, it, onTestFinished } from 'vitest'
import { siteNameToFill } from '#platform/contract/pages.ts'
import { inLanguage, openContentFolder } from '#platform/server/content/content-folder.ts'
import { ownContentDir } from '#platform/server/installation.ts'
import { composeMessage } from './proof-message.ts'
import { readWalletGuide } from './wallets.content.ts'

it('the guide is there in both languages, in as many sections', () => {
  const guide = readWalletGuide(openContentFolder(ownContentDir))

  expect(inLanguage(guide, 'en').title).toBe('Wallet guide')
  expect(inLanguage(guide, 'fr').title).toBe('Guide du portefeuille')
  const ids = (language: string) => inLanguage(guide, language).sections.map(({ id }) => id)
  expect(ids('fr')).toEqual(ids('en'))
})

it('the guide shows the very message that is sent, in both languages (SX.30)', async () => {
  const guide = readWalletGuide(openContentFolder(ownContentDir))
  const shown = ['en', 'fr'].map((language) => {
    const [, message = ''] =
      /<pre><code>([^<]*)\n<\/code><\/pre>/.exec(inLanguage(guide, language).html) ?? []
    return { language, message }
  })

  const sent = shown.map(({ language, message }) => {
    const { address = '0x', chainId = 0, nonce = '', issuedAt } = parseSiweMessage(message)
    const site = {
      publicUrl: 'https://edutrain.example',
      issuer: { siteName: siteNameToFill },
      clock: () => Number(issuedAt),
    }
    return composeMessage(site, { address, chainId, nonce, language })
  })

  expect(shown.map(({ message }) => message)).toEqual(await Promise.all(sent))
})

it('the guide begins with a list of its sections, and those below the line are folded with their titles in sight (SX.30)', () => {
  const { html, sections } = inLanguage(readWalletGuide(openContentFolder(ownContentDir)), 'en')

  expect(html).toMatch(/^<nav/)
  const listed = [...html.matchAll(/<li><a href="#([^"]+)">/g)].map(([, id]) => id)
  expect(listed).toEqual(sections.map(({ id }) => id))
  const folded = [...html.matchAll(/<details><summary><h2>([^<]+)<\/h2><\/summary><div id="([^"]+)">/g)]
  expect(folded.map(([, title, id]) => ({ id, title }))).toEqual(
    sections.slice(-3).map(({ id, title }) => ({ id, title })),
  )
  expect(html).not.toContain('<hr>')
})

it('a folder of content without one shows the app’s', () => {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-content-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  cpSync(ownContentDir, dir, { recursive: true })
  for (const file of ['wallet-guide.md', 'fr/wallet-guide.md']) rmSync(join(dir, file))

  const guide = readWalletGuide(openContentFolder(dir))

  expect(inLanguage(guide, 'en').title).toBe('Wallet guide')
})
