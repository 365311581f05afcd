import { describe, expect, it } from 'vitest'
import { testIssuer } from '#workshop/testing/app/issuer.ts'
import type { RequestType } from '../records/action-code.store.ts'
import { codeLives } from './action-code.ts'
import { writeEmail } from './email.ts'

const issuer = { ...testIssuer, name: 'Zug & Zeit', address: 'Gleis 9, Ulm' }
const site = { publicUrl: 'https://edutrain.example', issuer }
const link = 'https://edutrain.example/auth/action?mode=a&oobCode=b'
const subjectOf = { email: 'ada@example.org', newEmail: 'countess@example.org' }
const kinds = Object.keys(codeLives) as RequestType[]
const emailOf = (requestType: RequestType, rest = subjectOf) =>
  writeEmail(site, { requestType, ...rest }, link)

it.each(kinds)('the e-mail of %s is in the language asked for', (kind) => {
  const { subject, text, html } = writeEmail(site, { requestType: kind, ...subjectOf }, link, 'fr')

  expect(html).toContain('<html lang="fr">')
  expect(text).toContain('Cet e-mail vous a été envoyé par Zug & Zeit, https://edutrain.example')
  expect(text).toMatch(/une seule fois, pendant (une heure|trois jours|sept jours)/)
  expect(text.split(link)).toHaveLength(2)
  expect(subject).toContain('EduTrain')
})

it('an e-mail in a language without words is English', () => {
  const { html } = writeEmail(site, { requestType: 'VERIFY_EMAIL', ...subjectOf }, link, 'xx')

  expect(html).toContain('Confirm my email')
})

describe.each(kinds)('the e-mail of %s', (kind) => {
  it('has the link once in plain text, and twice as a link and once as text in HTML', () => {
    const { text, html } = emailOf(kind)

    expect(text.split(link)).toHaveLength(2)
    const escaped = link.replaceAll('&', '&amp;')
    expect(html.split(`href="${escaped}"`)).toHaveLength(3)
    expect(html).toContain(`>${escaped}</a>`)
  })

  it('says who sent it, how long the link works, and that nothing need be done', () => {
    const email = emailOf(kind)

    for (const words of [email.text, email.html.replaceAll('&#38;', '&').replaceAll('&amp;', '&')]) {
      expect(words).toContain('sent by Zug & Zeit, https://edutrain.example')
      expect(words).toContain('Gleis 9, Ulm')
      expect(words).toMatch(/works once and expires in (one hour|three days|seven days)/)
      expect(words).toContain('you don’t need to do anything')
    }
  })

  it('loads nothing, runs nothing, and has its styles inline', () => {
    const { html } = emailOf(kind)

    expect(html).not.toMatch(/<(img|link|script|style|iframe|object|form)\b|src=|url\(|@import|\son\w+=/i)
    expect([...html.matchAll(/https?:\/\/[^\s"<]+/g)].map(([url]) => url)).toSatisfy((urls: string[]) =>
      urls.every((url) => url.startsWith('https://edutrain.example')),
    )
  })

  it('names no person in its subject', () => {
    expect(emailOf(kind).subject).toMatch(/^[\w' -]+$/)
    expect(emailOf(kind).subject).toContain('EduTrain')
  })

  it('goes to the address that is to be verified', () => {
    expect(emailOf(kind).to).toBe(
      kind === 'VERIFY_AND_CHANGE_EMAIL' ? 'countess@example.org' : 'ada@example.org',
    )
  })

  it('takes an e-mail for text, whatever is in it', () => {
    const { html } = emailOf(kind, { email: "a&'b@example.org", newEmail: "c&'d@example.org" })

    expect(html).not.toMatch(/[ac]&'[bd]@/)
  })
})

it('warns of confirming an account that another person made, and says what to do instead', () => {
  const { text } = emailOf('VERIFY_EMAIL')

  expect(text).toContain('that you created the account. Confirm only if you did')
  expect(text).toContain('reset the password')
})
