import { pageLanguages } from '#contract/languages.ts'
import { type Issuer, issuerLogoPath } from '#server/config/issuer.ts'
import { escapeHtml } from '#server/platform/http/escape-html.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import type { Certificate, FoundCertificate } from '../records/certificate.store.ts'
import { englishPage, type PageWords } from './page-words-en.ts'
import { frenchPage } from './page-words-fr.ts'
import { previewTags } from './preview-tags.ts'

/** As HTML. */
export interface PageParts {
  readonly head: string
  readonly body: string
}

export function certificatePage(
  certificate: FoundCertificate | undefined,
  language: string,
  site: Pick<CertificateParts, 'publicUrl' | 'issuer'>,
): PageParts {
  const words = language === 'fr' ? frenchPage : englishPage
  const main = certificate ? aboutAny(certificate, words, language, site.issuer) : aboutNothing(words)
  const tags = certificate ? previewTags(certificate, words, site) : ''
  return {
    head: `<title>${escapeHtml(words.title)}</title>${tags}`,
    body: `<header><a class="brand" href="/">${mark}EduTrain</a></header><main>${main}</main>${footer(words, language)}`,
  }
}

function aboutAny(certificate: FoundCertificate, words: PageWords, language: string, issuer: Issuer): string {
  if (!('outcome' in certificate)) return aboutCertificate(certificate, words, language, issuer)
  const { id, outcome, endedAt, replacement } = certificate
  const said =
    outcome === 'revoked'
      ? { verdict: words.revoked, note: words.revokedNote, on: words.revokedOn }
      : { verdict: words.replaced, note: words.replacedNote, on: words.replacedOn }
  const later = replacement
    ? `<p><a href="/certificates/${replacement}">${escapeHtml(words.replacement)}</a></p>`
    : ''
  return section(
    `<h1>${escapeHtml(words.title)}</h1>${verdict(said.verdict, false)}<p>${escapeHtml(said.note(issuer.name))}</p>${dated(said.on, endedAt, language)}${numbered(words, id)}${later}`,
  )
}

function aboutNothing(words: PageWords): string {
  return section(
    `<h1>${escapeHtml(words.title)}</h1>${verdict(words.unknown, false)}<p>${escapeHtml(words.unknownNote)}</p>`,
  )
}

function aboutCertificate(
  certificate: Certificate,
  words: PageWords,
  language: string,
  issuer: Issuer,
): string {
  const { id, name, issuedAt, moduleCount, revoked, showsName } = certificate
  const head = `<h1>${escapeHtml(words.title)}</h1>`
  const number = numbered(words, id)
  if (revoked)
    return section(
      `${head}${verdict(words.revoked, false)}<p>${escapeHtml(words.revokedNote(issuer.name))}</p>${dated(words.revokedOn, revoked.at, language)}${number}`,
    )
  if (!showsName)
    return section(
      `${head}${verdict(words.valid, true)}<p>${escapeHtml(words.hidden(issuer.name))}</p>${number}`,
    )
  const awarded = `<p class="soft">${escapeHtml(words.awardedTo)}</p><p class="name" dir="auto">${escapeHtml(name)}</p><p>${escapeHtml(words.completed(moduleCount))}</p>`
  const files = [
    [`/api/certificates/${id}/certificate.pdf`, words.pdf],
    [`/api/certificates/${id}/badge.png`, words.badge],
    [`/api/certificates/${id}/credential.json`, words.json],
    [`/api/certificates/${id}/credential.jwt`, words.jwt],
    ['/.well-known/did.json', words.keys],
  ] as const
  return (
    section(
      `${head}${verdict(words.valid, true)}${awarded}${issuedBy(words, issuer)}${dated(words.issuedOn, issuedAt, language)}${number}`,
    ) +
    section(
      `<h2>${escapeHtml(words.howTo)}</h2><p>${escapeHtml(words.howToNote)}</p><ul>${files.map(link).join('')}</ul>`,
    )
  )
}

function issuedBy(words: PageWords, issuer: Issuer): string {
  const logo = issuer.logo
    ? `<img class="issuer-logo" src="${issuerLogoPath}" alt="" width="${issuer.logo.width}" height="${issuer.logo.height}">`
    : ''
  const name = `<a href="${escapeHtml(issuer.url)}">${escapeHtml(issuer.name)}</a>`
  return `${logo}<p>${escapeHtml(words.issuedBy)} ${name}</p>`
}

const numbered = (words: PageWords, id: string) =>
  `<p class="soft">${escapeHtml(words.number)} ${escapeHtml(id)}</p>`

const section = (html: string) => `<section>${html}</section>`

const link = ([href, text]: readonly [string, string]) => `<li><a href="${href}">${escapeHtml(text)}</a></li>`

/** By a sign too, not by colour alone. */
function verdict(text: string, isGood: boolean): string {
  const sign = isGood ? 'm7 12.500 3.500 3.500L17 9' : 'm8 8 8 8m0-8-8 8'
  return `<p class="verdict${isGood ? '' : ' bad'}"><svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="12" cy="12" r="10"/><path d="${sign}"/></svg>${escapeHtml(text)}</p>`
}

function dated(label: string, time: number, language: string): string {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time)
  const [day] = new Date(time).toISOString().split('T')
  return `<p>${escapeHtml(label)} <time datetime="${day}">${escapeHtml(date)}</time></p>`
}

function footer(words: PageWords, language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const others = pageLanguages.filter((code) => code !== language)
  const choices = others.map((code) => {
    const own = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? names.of(code) ?? code
    return `<li><a href="?language=${code}" lang="${code}" hreflang="${code}">${escapeHtml(own.charAt(0).toLocaleUpperCase(code) + own.slice(1))}</a></li>`
  })
  return `<footer><nav aria-label="${escapeHtml(words.languages)}"><ul>${choices.join('')}${link(['/', words.about])}</ul></nav></footer>`
}

// The mark of web/ui/logo.tsx.
const mark =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d="M7 1h18a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6V7a6 6 0 0 1 6-6Zm1 5a2 2 0 0 0-2 2v2a2 2 0 0 0 2 2h4a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2Zm12 0a2 2 0 0 0-2 2v2a2 2 0 0 0 2 2h4a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2Z"/><path d="m11 24-4 6m14-6 4 6" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/></svg>'
