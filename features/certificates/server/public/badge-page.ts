import { needsTallLines } from '#platform/contract/plain-text.ts'
import type { Issuer } from '#platform/server/config/issuer.ts'
import { escapeHtml } from '#platform/server/http/escape-html.ts'
import { type Achieved, modulesOf, pictureOf, seasonOf, titleOf } from '../credentials/badge-credential.ts'
import { type BadgePicture, badgePath } from '../credentials/baked-badge.ts'
import { badgeUrl } from '../credentials/credential.ts'
import { workIn } from '../credentials/work-words.ts'
import { confirmsNames } from '../records/certificate.store.ts'
import type { FormerBadge, ProgrammeBadge } from '../records/programme-badge.store.ts'
import {
  contact,
  dated,
  fileLinks,
  framed,
  issuedBy,
  type Look,
  lookOf,
  numbered,
  type PageParts,
  type PageSite,
  skillsHtml,
} from './certificate-page.ts'
import { type Compared, nameForm } from './name-form.ts'
import { numberForm } from './number-form.ts'
import { previewTags } from './preview-tags.ts'
import { qrHtml } from './qr-html.ts'
import { stampHtml, stationsHtml, ticketHtml, verdict } from './ticket-html.ts'

/** @param issuer of the day of the issue */
export function badgePage(
  badge: ProgrammeBadge,
  language: string,
  site: PageSite,
  issuer: Issuer,
  compared?: Compared,
): PageParts {
  const look = lookOf(language, site, issuer)
  const { words } = look
  const title = titleOf(look.programmes, badge)
  const picture = pictureOf(seasonOf(look.programmes, badge))
  const { id, name, issuedAt, showsName, modules } = badge
  const description = showsName
    ? `${words.awardedTo} ${name}, ${completed(look, badge)} ${words.issuedBy} ${issuer.name}.`
    : words.badgeHidden(issuer.name)
  const tags = previewTags(
    {
      title: showsName ? `${name} · ${title}` : words.badgeTitle(title, issuer.name),
      description,
      picture,
      url: badgeUrl(site.publicUrl, id),
    },
    words,
    { ...site, issuer },
  )
  const drawn = badgeImage(picture, words.pictureInWords[picture])
  const qr = qrHtml(badgeUrl(site.publicUrl, id), words.qrCode)
  const number = numbered(words.badgeNumber, id)
  const tall = needsTallLines(name) ? ' tall' : ''
  const ticket = showsName
    ? ticketHtml(
        look.programmes,
        `${verdict(words.valid, 'good')}${drawn}<h1>${escapeHtml(title)}</h1><p class="text-soft">${escapeHtml(words.awardedTo)}</p><p class="name${tall}" dir="auto">${escapeHtml(name)}</p><p>${escapeHtml(completed(look, badge))}</p>${stationsHtml(look.programmes, (each) => modules.includes(each))}${issuedBy(words, issuer)}`,
        `${qr}<div>${dated(words.issuedOn, issuedAt, language)}${number}</div>${stampHtml(issuer.name, issuedAt, language)}`,
      )
    : ticketHtml(
        look.programmes,
        `${verdict(words.nameless, 'plain')}${drawn}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(words.badgeHidden(issuer.name))}</p>${confirmsNames(badge) ? nameForm(words, `/badges/${id}`, compared) : ''}`,
        `${qr}<div>${number}</div>`,
      )
  const files = showsName
    ? fileLinks(
        words,
        [
          [`/api/badges/${id}/badge.pdf?language=${language}`, words.badgePdf],
          [`/api/badges/${id}/badge.png`, words.badge],
        ],
        `/api/badges/${id}`,
      )
    : ''
  return framed(
    look,
    words.badgeTitle(title, issuer.name),
    `${ticket}${files}<section class="card mt-6">${about(look, badge)}${contact(words.badgeQuestions, site.issuer)}</section>`,
    tags,
  )
}

/** Of a badge that a later one has replaced. @param shown the number of that one, where its page shows it to all */
export function formerBadgePage(
  badge: FormerBadge,
  language: string,
  site: PageSite,
  issuer: Issuer,
  shown: string | undefined,
): PageParts {
  const look = lookOf(language, site, issuer)
  const { words } = look
  const title = titleOf(look.programmes, badge)
  const later = shown ? `<p><a href="/badges/${shown}">${escapeHtml(words.badgeReplacement)}</a></p>` : ''
  const ticket = ticketHtml(
    look.programmes,
    `${verdict(words.replaced, 'bad')}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(words.badgeReplacedNote(issuer.name))}</p>${dated(words.replacedOn, badge.replacedAt, language)}${numbered(words.badgeNumber, badge.id)}${later}`,
  )
  return framed(look, words.badgeTitle(title, issuer.name), ticket, '')
}

/** What a programme's badge is awarded for, for those who follow one to its definition: as it is, or was when it ended. */
export function programmePage(achieved: Achieved, language: string, site: PageSite): PageParts {
  const look = lookOf(language, site, site.issuer)
  const { words, issuer } = look
  const title = titleOf(look.programmes, achieved)
  const picture = pictureOf(seasonOf(look.programmes, achieved))
  const body = `${badgeImage(picture, words.pictureInWords[picture])}<h1>${escapeHtml(title)}</h1><section class="card mt-6">${about(look, achieved)}${contact(words.badgeQuestions, issuer)}</section>${numberForm(words)}`
  return framed(look, words.badgeTitle(title, issuer.name), ticketHtml(look.programmes, body), '')
}

const titlesOf = ({ programmes }: Look, achieved: Achieved) =>
  modulesOf(programmes, achieved).map(({ title }) => title)

const completed = (look: Look, achieved: Achieved): string =>
  look.words.badgeCompleted(
    new Intl.ListFormat(look.language).format(titlesOf(look, achieved).map(look.words.quoted)),
    achieved.modules.length,
  )

/** For how much it counts, as HTML. */
function about(look: Look, achieved: Achieved): string {
  const { words, language, issuer } = look
  const { modules } = achieved
  const learnt = words.learntIn(modules.length, workIn(language, modules.length))
  return `<h2>${escapeHtml(words.meaning)}</h2><p>${escapeHtml(learnt)} ${escapeHtml(titlesOf(look, achieved).join(', '))}.</p>${skillsHtml(look, modules)}<p>${escapeHtml(words.unchecked(issuer.name))}</p>`
}

const badgeImage = (picture: BadgePicture, words: string) =>
  `<img class="mt-4 size-32" src="${badgePath(picture, 'svg')}" alt="${escapeHtml(words)}" width="128" height="128">`
