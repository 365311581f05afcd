import { escapeHtml } from '#platform/server/http/escape-html.ts'
import { titleOf } from '../credentials/badge-credential.ts'
import { type Look, lookOf, type PageParts, type PageSite } from '../public/certificate-page.ts'
import { dateText } from '../public/ticket-html.ts'
import { checkPage, megabytes, said } from '../public/verification-page.ts'
import { type FoundAward, isBadge } from '../records/award.store.ts'
import type { FileVerdict } from './check-file.ts'

/** What came of a file, with the name of who issued what it has, on the day of that. */
export type FileAnswer = (FileVerdict | { readonly kind: 'too-large' | 'too-often' | 'busy' }) & {
  readonly issuer: string
}

/** The same page again, with what is true of the file above its forms. */
export function filePage(language: string, site: PageSite, answer: FileAnswer): PageParts {
  const look = lookOf(language, site, site.issuer)
  const { stamp, html } = spoken(look, answer)
  return checkPage(look, `${stamp} · ${look.words.checkTitle}`, html)
}

interface Spoken {
  readonly stamp: string
  readonly html: string
}

function spoken(look: Look, answer: FileAnswer): Spoken {
  const { words } = look
  const speak = (stamp: string, kind: Parameters<typeof said>[1], ...lines: readonly string[]) => ({
    stamp,
    html: said(stamp, kind, ...lines),
  })
  switch (answer.kind) {
    case 'genuine':
      return spokenOf(look, answer.award, answer.issuer)
    case 'gone':
      return speak(words.unknown, 'bad', words.fileGone)
    case 'forged': {
      const { stamp, html } = speak(
        words.forged,
        'bad',
        words.fileForged(answer.issuer),
        words.fileForgedNote,
      )
      return { stamp, html: html + (answer.number ? pageLink(answer.number, words.seeNumberPage) : '') }
    }
    case 'several': {
      const { stamp, html } = speak(words.several, 'plain', words.fileSeveral)
      return {
        stamp,
        html: html + answer.numbers.map((number) => numberLink(number, words.anyNumber)).join(''),
      }
    }
    case 'foreign':
      return speak(words.foreign, 'plain', words.fileForeign(answer.issuer))
    case 'number': {
      const { stamp, html } = speak(words.unproven, 'plain', words.fileUnproven)
      return { stamp, html: html + pageLink(answer.number, words.seeNumberPage) }
    }
    case 'none':
      return speak(words.noBadge, 'plain', words.fileNone)
    case 'too-large':
      return speak(words.tooLarge, 'plain', words.fileTooLarge(megabytes))
    case 'too-often':
      return speak(words.tooOften, 'plain', words.fileTooOften)
    case 'busy':
      return speak(words.tooOften, 'plain', words.fileBusy)
  }
}

/** Signed here: what has become of it since. */
function spokenOf(look: Look, award: FoundAward, issuer: string): Spoken {
  const { words, language } = look
  const on = (at: number) => dateText(at, 'long', language)
  const ended = (stamp: string, sentence: string, link: string) => ({
    stamp,
    html: said(stamp, 'bad', sentence) + link,
  })
  if (isBadge(award)) {
    const link = `<p><a href="/badges/${award.id}">${escapeHtml(words.seeBadgePage)}</a></p>`
    if ('replacedAt' in award)
      return ended(words.replaced, words.badgeFileReplaced(issuer, on(award.replacedAt)), link)
    const sentence = words.badgeFileValid(
      issuer,
      titleOf(look.programmes, award),
      isolated(award.name),
      on(award.issuedAt),
    )
    return { stamp: words.valid, html: said(words.valid, 'good', sentence, words.fileValidNote) + link }
  }
  const own = pageLink(award.id, words.seePage)
  if ('outcome' in award) {
    const { outcome, endedAt, replacement } = award
    return outcome === 'revoked'
      ? ended(words.revoked, words.fileRevoked(issuer, on(endedAt)), own)
      : ended(
          words.replaced,
          words.fileReplaced(issuer, on(endedAt)),
          replacement ? pageLink(replacement, words.replacement) : own,
        )
  }
  const { name, issuedAt, revoked } = award
  if (revoked) return ended(words.revoked, words.fileRevoked(issuer, on(revoked.at)), own)
  const sentence = words.fileValid(issuer, isolated(name), on(issuedAt))
  return { stamp: words.valid, html: said(words.valid, 'good', sentence, words.fileValidNote) + own }
}

/** In its own direction, whatever that of the sentence is: between FIRST STRONG ISOLATE and its end. */
const isolated = (name: string) => `\u2068${name}\u2069`

const numberLink = (id: string, label: string) =>
  `<p>${escapeHtml(label)} <a href="/certificates/${id}">${id}</a></p>`

const pageLink = (id: string, text: string) => `<p><a href="/certificates/${id}">${escapeHtml(text)}</a></p>`
