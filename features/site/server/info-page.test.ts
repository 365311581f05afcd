import { expect, it } from 'vitest'
import { readConfig } from '#app/server/config/config.ts'
import { features } from '#app/server/features.ts'
import { infoToFill } from '#platform/contract/pages.ts'
import { openContentFolder } from '#platform/server/content/content-folder.ts'
import { ownContentDir } from '#platform/server/installation.ts'
import { readTestIssuer } from '#workshop/testing/app/issuer.ts'
import { infoPageWriters } from './info-page.ts'
import { readInfoPages } from './info-pages.ts'

const built = `<h1 lang="${infoToFill.language}">${infoToFill.title}</h1><article>${infoToFill.article}</article>`

const everySetting = {
  SITE_DIRECTOR: 'Ada <Lovelace>',
  SITE_REGISTRATION: 'RNA W751234567',
  SITE_PHONE: '+00 000 0000',
  LEGAL_READER: 'A lawyer, 1 December 2026',
  SITE_HOST: 'Example Hosting, 1 Main Street, https://host.example',
  PRIVACY_CONTACT: 'privacy@example.org',
  SUPERVISORY_AUTHORITY: 'CNIL, https://www.cnil.fr',
  ISSUER_URL: 'https://initiative.example',
  ISSUER_EMAIL: 'hello@example.org',
  ISSUER_ADDRESS: '1 Rail Road',
  IDENTITY: 'firebase',
  IDENTITY_PROJECT_ID: 'learn',
  IDENTITY_AUTH_DOMAIN: 'learn.example',
  IDENTITY_API_KEY: 'a-key',
}

function write(env: NodeJS.ProcessEnv, language: string) {
  const parts = {
    config: readConfig(env),
    issuer: readTestIssuer(env),
    privacyNotices: features.flatMap((feature) => feature.privacyNotices ?? []),
    infoPages: readInfoPages(openContentFolder(ownContentDir)),
  }
  return Object.fromEntries([...infoPageWriters(parts, language)].map(([name, fill]) => [name, fill(built)]))
}

it.each(['en', 'fr'])('with every setting each page about the site is whole, in %s', (language) => {
  for (const page of Object.values(write(everySetting, language))) {
    expect(page).not.toMatch(/\{\{|\}\}|undefined|lesson-missing|<section><h2[^>]*>[^<]*<\/h2>\s*<\/section>/)
    expect(page).not.toContain(infoToFill.title)
  }
})

it('what the settings say stands in its place, as text, and addresses as links', () => {
  const { legal, privacy } = write(everySetting, 'en')

  expect(legal).toContain('Ada &lt;Lovelace&gt;')
  expect(legal).toContain('RNA W751234567')
  expect(legal).toContain('1 Rail Road')
  expect(legal).toContain('<a href="mailto:hello@example.org">hello@example.org</a>')
  expect(legal).toContain('Example Hosting, 1 Main Street, <a href="https://host.example">')
  expect(privacy).toContain('<a href="mailto:privacy@example.org">')
  expect(privacy).toContain('<a href="https://www.cnil.fr">')
})

it.each(['privacy', 'terms', 'legal', 'accessibility'] as const)(
  'the page %s says that its text came with the software until someone who knows the law has read it',
  (name) => {
    const said = (env: NodeJS.ProcessEnv) =>
      write(env, 'en')[name]?.includes('This text came with the software.')

    expect([said({}), said({ LEGAL_READER: 'A lawyer, 1 December 2026' })]).toEqual([true, false])
    expect(write(everySetting, 'en')[name]).not.toContain('A lawyer')
  },
)

it('what the settings do not say leaves no gap in a sentence, and is named at the foot, below what is read', () => {
  const { legal = '', privacy = '' } = write({}, 'en')

  expect(legal).toMatch(/still have to add: address, email, where it is hosted[^<]*<\/p><\/article>$/)
  expect(legal).not.toMatch(/Address:|Registration:/)
  expect(legal).not.toContain('Where it is hosted')
  expect(privacy).not.toMatch(/complain to/)
})

it('a page of more than three sections begins with a list of them, without those that were left out', () => {
  const lists = Object.values(write({}, 'fr')).map((page) => {
    const listed = [...page.matchAll(/<li><a href="#([^"]+)">/g)].map(([, id]) => id)
    const shown = [...page.matchAll(/<h2 id="([^"]+)">/g)].map(([, id]) => id)
    expect(listed).toEqual(shown.length > 3 ? shown : [])
    expect(page.includes('<article><nav')).toBe(shown.length > 3)
    return listed.length
  })
  expect(lists).toContain(0)
  expect(Math.max(...lists)).toBeGreaterThan(3)
})

it('the page about privacy names the periods that are set', () => {
  expect(write({ UNVERIFIED_ACCOUNT_DAYS: '45' }, 'en').privacy).toContain('removed after 45 days')
  expect(write({ UNVERIFIED_ACCOUNT_DAYS: '0' }, 'fr').privacy).not.toContain('est supprimé après')
})

it('the age from which one may register is said', () => {
  expect(write({}, 'en').terms).toContain('at any age')
  expect(write({ MINIMUM_AGE: '16' }, 'fr').terms).toContain('16 ans')
})
