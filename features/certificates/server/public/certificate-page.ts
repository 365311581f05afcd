import type { Programme } from '#features/modules/contract.ts'
import { skillsOf } from '#features/modules/server/skills.ts'
import { inPageLanguage } from '#platform/contract/languages.ts'
import { needsTallLines } from '#platform/contract/plain-text.ts'
import type { Issuer } from '#platform/server/config/issuer.ts'
import { inLanguage } from '#platform/server/content/content-folder.ts'
import type { Parts } from '#platform/server/feature.ts'
import { escapeHtml } from '#platform/server/http/escape-html.ts'
import { modulesUpTo } from '../credentials/achievement.ts'
import { certificateUrl } from '../credentials/credential.ts'
import type { CheckResult } from '../credentials/final-check.ts'
import { checkLineIn } from '../credentials/final-check-words.ts'
import { courseHours } from '../credentials/work-words.ts'
import { type Certificate, confirmsNames, type FoundCertificate } from '../records/certificate.store.ts'
import { type Compared, nameForm } from './name-form.ts'
import { groupedNumber, numberForm, verifyPath } from './number-form.ts'
import { languageLinks, pageHeader } from './page-frame.ts'
import { englishPage, type PageWords } from './page-words-en.ts'
import { frenchPage } from './page-words-fr.ts'
import { certificatePreview, previewTags } from './preview-tags.ts'
import { qrHtml } from './qr-html.ts'
import { dateText, stampHtml, stationsHtml, ticketHtml, verdict } from './ticket-html.ts'

/** As HTML. */
export interface PageParts {
  readonly head: string
  readonly body: string
}

/** What the page needs to know beside the certificate. */
export type PageSite = Pick<Parts, 'publicUrl' | 'issuer' | 'programmes' | 'skills'>

export interface Look {
  readonly words: PageWords
  readonly language: string
  readonly site: PageSite
  /** Of the day of the issue, where there is a certificate. */
  readonly issuer: Issuer
  readonly programmes: readonly Programme[]
}

/** What is known of one certificate beside its row. */
export interface Known {
  readonly issuer: Issuer
  /** Where the learner holds a token and agreed that this is said. */
  readonly tokenChain?: string | undefined
  /** Of the final check, where the learner agreed that it is said. */
  readonly result?: CheckResult | undefined
  readonly compared?: Compared | undefined
}

export function certificatePage(
  certificate: FoundCertificate,
  language: string,
  site: PageSite,
  known: Known,
): PageParts {
  const look = lookOf(language, site, known.issuer)
  const preview = certificatePreview(certificate, look.words, { ...site, issuer: known.issuer })
  const tags = previewTags(preview, look.words, { ...site, issuer: known.issuer })
  return framed(look, look.words.title(known.issuer.name), aboutAny(certificate, look, known), tags)
}

/** What is achieved, for those who follow the badge to its definition. */
export function achievementPage(language: string, site: PageSite, moduleCount: number): PageParts {
  const look = lookOf(language, site, site.issuer)
  const { words, programmes, issuer } = look
  const about = aboutLines({
    words,
    programmes,
    moduleCount,
    issuer,
    today: issuer,
    skills: skillsHtml(look, modulesUpTo(moduleCount)),
  })
  const body = `${title(look)}${about}${numberForm(words)}`
  return framed(look, words.title(issuer.name), ticketHtml(programmes, body), '')
}

export function lookOf(language: string, site: PageSite, issuer: Issuer): Look {
  const words = inPageLanguage<PageWords>({ en: englishPage, fr: frenchPage }, language)
  return { words, language, site, issuer, programmes: inLanguage(site.programmes, language) }
}

export const framed = ({ words, language }: Look, title: string, main: string, tags: string): PageParts => ({
  head: `<title>${escapeHtml(title)}</title>${tags}`,
  body: `${pageHeader}<main>${main}</main>${footer(words, language)}`,
})

function aboutAny(certificate: FoundCertificate, look: Look, known: Known): string {
  if (!('outcome' in certificate)) return aboutCertificate(certificate, look, known)
  const { id, outcome, endedAt, replacement } = certificate
  const { words, issuer } = look
  const later = replacement
    ? `<p><a href="/certificates/${replacement}">${escapeHtml(words.replacement)}</a></p>`
    : ''
  return outcome === 'revoked'
    ? aboutEnded(look, id, endedAt, words.revoked, words.revokedNote(issuer.name), words.revokedOn)
    : aboutEnded(look, id, endedAt, words.replaced, words.replacedNote(issuer.name), words.replacedOn, later)
}

function aboutEnded(look: Look, id: string, at: number, said: string, note: string, on: string, later = '') {
  const { words, language, programmes } = look
  return ticketHtml(
    programmes,
    `${verdict(said, 'bad')}${title(look)}<p>${escapeHtml(note)}</p>${dated(on, at, language)}${numbered(words.number, id)}${later}`,
  )
}

function aboutCertificate(certificate: Certificate, look: Look, known: Known): string {
  const { words, language, site, issuer, programmes } = look
  const { id, name, issuedAt, moduleCount, revoked, showsName } = certificate
  if (revoked)
    return aboutEnded(look, id, revoked.at, words.revoked, words.revokedNote(issuer.name), words.revokedOn)
  const { tokenChain, compared, result } = known
  const token = tokenChain === undefined ? '' : `<p>${escapeHtml(words.token(tokenChain))}</p>`
  const qr = qrHtml(certificateUrl(site.publicUrl, id), words.qrCode)
  const skills = skillsHtml(look, modulesUpTo(moduleCount))
  const about = aboutLines({ words, programmes, moduleCount, issuer, today: site.issuer, skills })
  if (!showsName) {
    const asked = confirmsNames(certificate) ? nameForm(words, `/certificates/${id}`, compared) : ''
    const ticket = ticketHtml(
      programmes,
      `${verdict(words.nameless, 'plain')}${title(look)}<p>${escapeHtml(words.hidden(issuer.name))}</p>${asked}${token}`,
      `${qr}<div>${numbered(words.number, id)}</div>`,
    )
    return `${ticket}${about}`
  }
  const tall = needsTallLines(name) ? ' tall' : ''
  const awarded = `<p class="text-soft">${escapeHtml(words.awardedTo)}</p><p class="name${tall}" dir="auto">${escapeHtml(name)}</p><p>${escapeHtml(words.completed(moduleCount))}</p>${result ? `<p>${escapeHtml(checkLineIn(language, result))}</p>` : ''}`
  const ticket = ticketHtml(
    programmes,
    `${verdict(words.valid, 'good')}${title(look)}${awarded}${stationsHtml(programmes, (number) => number <= moduleCount)}${issuedBy(words, issuer)}${token}`,
    `${qr}<div>${dated(words.issuedOn, issuedAt, language)}${numbered(words.number, id)}</div>${stampHtml(issuer.name, issuedAt, language)}`,
  )
  const forPeople = [
    [`/api/certificates/${id}/certificate.pdf`, words.pdf],
    [`/api/certificates/${id}/badge.png`, words.badge],
  ] as const
  return `${ticket}${fileLinks(words, forPeople, `/api/certificates/${id}`)}${about}`
}

type Link = readonly [href: string, text: string]

/** Those for people; what software needs is folded. */
export function fileLinks(words: PageWords, forPeople: readonly Link[], folder: string): string {
  const signed = [
    [`${folder}/credential.json`, words.json],
    [`${folder}/credential.jwt`, words.jwt],
    ['/.well-known/did.json', words.keys],
  ] as const
  const buttons = forPeople.map(([href, text]) => `<a class="button" href="${href}">${escapeHtml(text)}</a>`)
  return `<div class="files mt-6 flex flex-wrap gap-[0.8rem] print:hidden">${buttons.join('')}<details><summary class="button">${escapeHtml(words.forSoftware)}</summary><div class="card mt-[0.8rem]"><h2>${escapeHtml(words.howTo)}</h2><p>${escapeHtml(words.howToNote)}</p><ul>${signed.map(link).join('')}</ul></div></details></div>`
}

const title = ({ words, issuer }: Look) => `<h1>${escapeHtml(words.title(issuer.name))}</h1>`

export function issuedBy(words: PageWords, { name, url, logo, logoPath }: Issuer): string {
  const picture = logo
    ? `<img class="h-auto max-h-18 w-auto max-w-full rounded-lg bg-white p-2" src="${logoPath}" alt="" width="${logo.width}" height="${logo.height}">`
    : ''
  return `${picture}<p>${escapeHtml(words.issuedBy)} <a href="${escapeHtml(url)}">${escapeHtml(name)}</a></p>`
}

export const numbered = (label: string, id: string) =>
  `<p class="text-soft">${escapeHtml(label)} ${groupedNumber(id)}</p>`

const link = ([href, text]: Link) => `<li><a href="${href}">${escapeHtml(text)}</a></li>`

export function dated(label: string, time: number, language: string): string {
  const [day] = new Date(time).toISOString().split('T')
  return `<p>${escapeHtml(label)} <time datetime="${day}">${escapeHtml(dateText(time, 'long', language))}</time></p>`
}

function footer(words: PageWords, language: string): string {
  return `<footer class="text-[0.9rem] print:hidden"><nav aria-label="${escapeHtml(words.languages)}"><ul>${languageLinks(language)}${link([verifyPath, words.checkAnother])}${link(['/', words.about])}</ul></nav></footer>`
}

interface About {
  readonly words: PageWords
  readonly programmes: readonly Programme[]
  readonly moduleCount: number
  /** Of the day of the issue. */
  readonly issuer: Issuer
  /** Who answers questions now. */
  readonly today: Issuer
  /** As HTML. */
  readonly skills: string
}

/** For how much it counts, and whom to ask: as HTML. */
function aboutLines({ words, programmes, moduleCount, issuer, today, skills }: About): string {
  const learnt = words.learnt(moduleCount, courseHours(moduleCount))
  return `<section class="card mt-6"><h2>${escapeHtml(words.meaning)}</h2><p>${escapeHtml(learnt)} ${escapeHtml(subjectsOf(programmes, moduleCount))}</p>${skills}<p>${escapeHtml(words.unchecked(issuer.name))}</p>${contact(words.questions, today)}</section>`
}

/** What these modules teach, in the words of a framework that others know. */
export function skillsHtml({ words, language, site }: Look, modules: readonly number[]): string {
  const taught = site.skills && inLanguage(site.skills, language)
  const skills = taught ? skillsOf(taught, modules) : []
  if (!taught || skills.length === 0) return ''
  const items = skills.map(({ code, name }) => `<li>${escapeHtml(`${code} ${name}`)}</li>`)
  return `<p>${escapeHtml(words.skills(taught.framework, taught.level))}</p><ul>${items.join('')}</ul>`
}

/** Modules that came later are not what the learner completed. */
const subjectsOf = (programmes: readonly Programme[], moduleCount: number) =>
  `${programmes
    .flatMap(({ modules }) => modules.filter(({ number }) => number <= moduleCount))
    .map(({ title }) => title)
    .join(', ')}.`

export function contact(question: string, { name, email, url, address }: Issuer): string {
  const link = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`
  const ways = [
    link(url, name),
    ...(email ? [link(`mailto:${email}`, email)] : []),
    ...(address ? [escapeHtml(address)] : []),
  ]
  return `<p>${escapeHtml(question)} ${ways.join(' · ')}</p>`
}
