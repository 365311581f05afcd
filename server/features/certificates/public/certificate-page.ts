import { pageLanguages } from '#contract/languages.ts'
import type { Programme } from '#contract/modules.ts'
import { type Issuer, issuerLogoPath } from '#server/config/issuer.ts'
import { inLanguage, type Localized } from '#server/platform/content/content-folder.ts'
import { escapeHtml } from '#server/platform/http/escape-html.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { certificateUrl } from '../credentials/credential.ts'
import type { Certificate, FoundCertificate } from '../records/certificate.store.ts'
import { englishPage, type PageWords } from './page-words-en.ts'
import { frenchPage } from './page-words-fr.ts'
import { previewTags } from './preview-tags.ts'
import { qrHtml, stampHtml, stationsHtml, ticketHtml } from './ticket-html.ts'

/** As HTML. */
export interface PageParts {
  readonly head: string
  readonly body: string
}

/** What the page needs to know beside the certificate. */
export type PageSite = Pick<CertificateParts, 'publicUrl' | 'issuer'> & {
  readonly programmes: Localized<Programme[]>
}

interface Look {
  readonly words: PageWords
  readonly language: string
  readonly site: PageSite
  readonly programmes: readonly Programme[]
  /** Where the learner holds a token and agreed that this is said. */
  readonly tokenChain: string | undefined
}

export function certificatePage(
  certificate: FoundCertificate | undefined,
  language: string,
  site: PageSite,
  tokenChain?: string,
): PageParts {
  const words = language === 'fr' ? frenchPage : englishPage
  const programmes = inLanguage(site.programmes, language)
  const look = { words, language, site, programmes, tokenChain }
  const main = certificate ? aboutAny(certificate, look) : aboutNothing(look)
  const tags = certificate ? previewTags(certificate, words, site) : ''
  return {
    head: `<title>${escapeHtml(words.title)}</title>${tags}`,
    body: `<header><a class="brand" href="/">${mark}EduTrain</a></header><main>${main}</main>${footer(words, language)}`,
  }
}

function aboutAny(certificate: FoundCertificate, look: Look): string {
  if (!('outcome' in certificate)) return aboutCertificate(certificate, look)
  const { words, language, site, programmes } = look
  const { id, outcome, endedAt, replacement } = certificate
  const said =
    outcome === 'revoked'
      ? { verdict: words.revoked, note: words.revokedNote, on: words.revokedOn }
      : { verdict: words.replaced, note: words.replacedNote, on: words.replacedOn }
  const later = replacement
    ? `<p><a href="/certificates/${replacement}">${escapeHtml(words.replacement)}</a></p>`
    : ''
  return ticketHtml({
    programmes,
    body: `${verdict(said.verdict, false)}${title(words)}<p>${escapeHtml(said.note(site.issuer.name))}</p>${dated(said.on, endedAt, language)}${numbered(words, id)}${later}`,
  })
}

function aboutNothing({ words, programmes }: Look): string {
  return ticketHtml({
    programmes,
    body: `${verdict(words.unknown, false)}${title(words)}<p>${escapeHtml(words.unknownNote)}</p>`,
  })
}

function aboutCertificate(certificate: Certificate, look: Look): string {
  const { words, language, site, programmes, tokenChain } = look
  const { issuer } = site
  const { id, name, issuedAt, moduleCount, revoked, showsName } = certificate
  if (revoked)
    return ticketHtml({
      programmes,
      body: `${verdict(words.revoked, false)}${title(words)}<p>${escapeHtml(words.revokedNote(issuer.name))}</p>${dated(words.revokedOn, revoked.at, language)}${numbered(words, id)}`,
    })
  const token = tokenChain === undefined ? '' : `<p>${escapeHtml(words.token(tokenChain))}</p>`
  const qr = qrHtml(certificateUrl(site.publicUrl, id), words.qrCode)
  if (!showsName)
    return ticketHtml({
      programmes,
      body: `${verdict(words.valid, true)}${title(words)}<p>${escapeHtml(words.hidden(issuer.name))}</p>${token}`,
      stub: `${qr}<div>${numbered(words, id)}</div>`,
    })
  const awarded = `<p class="soft">${escapeHtml(words.awardedTo)}</p><p class="name" dir="auto">${escapeHtml(name)}</p><p>${escapeHtml(words.completed(moduleCount))}</p>`
  const ticket = ticketHtml({
    programmes,
    body: `${verdict(words.valid, true)}${title(words)}${awarded}${stationsHtml(programmes, moduleCount)}${issuedBy(words, issuer)}${token}`,
    stub: `${qr}<div>${dated(words.issuedOn, issuedAt, language)}${numbered(words, id)}</div>${stampHtml('EduTrain', issuedAt, language)}`,
  })
  return `${ticket}${files(words, id)}`
}

/** The PDF for everyone; what verifiers need is folded. */
function files(words: PageWords, id: string): string {
  const signed = [
    [`/api/certificates/${id}/badge.png`, words.badge],
    [`/api/certificates/${id}/credential.json`, words.json],
    [`/api/certificates/${id}/credential.jwt`, words.jwt],
    ['/.well-known/did.json', words.keys],
  ] as const
  return `<div class="files"><a class="button" href="/api/certificates/${id}/certificate.pdf">${escapeHtml(words.pdf)}</a><details><summary class="button">${escapeHtml(words.forVerifiers)}</summary><div class="verifiers"><h2>${escapeHtml(words.howTo)}</h2><p>${escapeHtml(words.howToNote)}</p><ul>${signed.map(link).join('')}</ul></div></details></div>`
}

const title = (words: PageWords) => `<h1>${escapeHtml(words.title)}</h1>`

function issuedBy(words: PageWords, issuer: Issuer): string {
  const logo = issuer.logo
    ? `<img class="issuer-logo" src="${issuerLogoPath}" alt="" width="${issuer.logo.width}" height="${issuer.logo.height}">`
    : ''
  const name = `<a href="${escapeHtml(issuer.url)}">${escapeHtml(issuer.name)}</a>`
  return `${logo}<p>${escapeHtml(words.issuedBy)} ${name}</p>`
}

const numbered = (words: PageWords, id: string) =>
  `<p class="soft">${escapeHtml(words.number)} ${escapeHtml(id)}</p>`

const link = ([href, text]: readonly [string, string]) => `<li><a href="${href}">${escapeHtml(text)}</a></li>`

/** By a sign too, not by colour alone. */
function verdict(text: string, isGood: boolean): string {
  const sign = isGood ? 'm5 12.500 4.500 4.500L19 7.500' : 'm6.500 6.500 11 11m0-11-11 11'
  return `<p class="verdict${isGood ? '' : ' bad'}"><svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="3.200" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${sign}"/></svg>${escapeHtml(text)}</p>`
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
