import { type InPageLanguages, inPageLanguage } from '#platform/contract/languages.ts'
import type { Issuer } from '#platform/server/config/issuer.ts'
import type { Config, NoticeWords, PrivacyNotice } from '#platform/server/feature.ts'
import { escapeHtml } from '#platform/server/http/escape-html.ts'
import { englishInfo } from './info-words-en.ts'
import { frenchInfo } from './info-words-fr.ts'

export type InfoWords = typeof englishInfo

const words: InPageLanguages<InfoWords> = { en: englishInfo, fr: frenchInfo }

export const infoWordsIn = (language: string): InfoWords => inPageLanguage(words, language)

export interface SlotParts {
  readonly config: Config
  readonly issuer: Issuer
  readonly privacyNotices: readonly PrivacyNotice[]
}

/** The names that such a page may have in `{{name}}`. */
export const infoSlotNames = [
  'operator',
  'address',
  'email',
  'website',
  'registration',
  'phone',
  'director',
  'host',
  'privacy-contact',
  'authority',
  'login-service',
  'age',
  'what-we-keep',
  'unread',
] as const

/** What `{{name}}` in the text of such a page stands for, as HTML; empty for what the settings do not say. */
export function infoSlots(
  parts: SlotParts,
  language: string,
): Readonly<Record<(typeof infoSlotNames)[number], string>> {
  const { config, issuer } = parts
  const { site, identity } = config
  const words = infoWordsIn(language)
  return {
    operator: escapeHtml(issuer.name),
    address: escapeHtml(issuer.address ?? ''),
    email: contactLink(issuer.email ?? ''),
    website: contactLink(config.issuer.url),
    registration: escapeHtml(site.registration),
    // A number is not parted at the end of a line.
    phone: escapeHtml(site.phone.replaceAll(' ', '\u00a0')),
    director: escapeHtml(site.director),
    host: withLinks(site.host),
    'privacy-contact': contactLink(site.privacyContact || (issuer.email ?? '')),
    authority: withLinks(site.authority),
    'login-service': escapeHtml(identity.mode === 'firebase' ? 'Google (Firebase Authentication)' : ''),
    age: escapeHtml(words.age(site.minimumAge)),
    'what-we-keep': writeNotices(parts, language),
    unread: site.legalReader ? '' : escapeHtml(words.unread),
  }
}

function contactLink(contact: string): string {
  const target = contact.includes('@') && !contact.includes('://') ? `mailto:${contact}` : contact
  return contact && `<a href="${escapeHtml(target)}">${escapeHtml(contact)}</a>`
}

/** Web addresses in a line become links. */
const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s,;]+)/)
    .map((part) => (/^https?:/.test(part) ? contactLink(part) : escapeHtml(part)))
    .join('')

function writeNotices({ config, privacyNotices }: SlotParts, language: string): string {
  const words = infoWordsIn(language)
  return privacyNotices
    .map(({ ground, words: ofNotice }) => {
      const { name, what, why, until, seenBy }: NoticeWords = inPageLanguage(ofNotice(config), language)
      const rows = [
        [words.why, why],
        [words.until, until ?? words.untilDeleted],
        [words.seenBy, seenBy ?? words.seenByUsual],
        [words.ground, `${words.grounds[ground]}.`],
      ].map(([head = '', text = '']) => `<li><strong>${head}</strong> · ${escapeHtml(text)}</li>`)
      return `<h3>${escapeHtml(name)}</h3>\n<p>${escapeHtml(what)}</p>\n<ul>${rows.join('')}</ul>\n`
    })
    .join('')
}
