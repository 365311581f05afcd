import { minutesPerModule, type Programme } from '#features/modules/contract.ts'
import { needsTallLines } from '#platform/contract/plain-text.ts'
import type { Issuer } from '#platform/server/config/issuer.ts'
import { escapeHtml } from '#platform/server/http/escape-html.ts'
import { courseHours } from '../credentials/achievement.ts'
import { pictureOf, titlesOf } from '../credentials/badge-credential.ts'
import { type BadgePicture, badgePath } from '../credentials/baked-badge.ts'
import { badgeUrl } from '../credentials/credential.ts'
import type { ProgrammeBadge } from '../records/programme-badge.store.ts'
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
  verdict,
} from './certificate-page.ts'
import { numberForm } from './number-form.ts'
import { previewTags } from './preview-tags.ts'
import { qrHtml } from './qr-html.ts'
import { stampHtml, stationsHtml, ticketHtml } from './ticket-html.ts'

/** @param issuer of the day of the issue */
export function badgePage(
  badge: ProgrammeBadge,
  language: string,
  site: PageSite,
  issuer: Issuer,
): PageParts {
  const look = lookOf(language, site, issuer)
  const { words } = look
  const title = titleOf(look, badge)
  const picture = pictureOf(programmeOf(look, badge.programmeId))
  const { id, name, issuedAt, showsName, modules } = badge
  const description = showsName
    ? `${words.awardedTo} ${name}, ${completed(look, modules)} ${words.issuedBy} ${issuer.name}.`
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
        `${verdict(words.valid, 'good')}${drawn}<h1>${escapeHtml(title)}</h1><p class="text-soft">${escapeHtml(words.awardedTo)}</p><p class="name${tall}" dir="auto">${escapeHtml(name)}</p><p>${escapeHtml(completed(look, modules))}</p>${stationsHtml(look.programmes, (each) => modules.includes(each))}${issuedBy(words, issuer)}`,
        `${qr}<div>${dated(words.issuedOn, issuedAt, language)}${number}</div>${stampHtml(issuer.name, issuedAt, language)}`,
      )
    : ticketHtml(
        look.programmes,
        `${verdict(words.nameless, 'plain')}${drawn}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(words.badgeHidden(issuer.name))}</p>`,
        `${qr}<div>${number}</div>`,
      )
  const files = showsName
    ? fileLinks(words, [[`/api/badges/${id}/badge.png`, words.badge]], `/api/badges/${id}`)
    : ''
  return framed(
    look,
    words.badgeTitle(title, issuer.name),
    `${ticket}${files}<section class="card mt-6">${about(look, modules)}${contact(words.badgeQuestions, site.issuer)}</section>`,
    tags,
  )
}

/** What a programme's badge is awarded for, for those who follow one to its definition: as it is, or was when it ended. */
export function programmePage(
  achieved: Pick<ProgrammeBadge, 'programmeId' | 'title' | 'modules'>,
  language: string,
  site: PageSite,
): PageParts {
  const look = lookOf(language, site, site.issuer)
  const { words, issuer } = look
  const { programmeId, modules } = achieved
  const title = titleOf(look, achieved)
  const picture = pictureOf(programmeOf(look, programmeId))
  const body = `${badgeImage(picture, words.pictureInWords[picture])}<h1>${escapeHtml(title)}</h1><section class="card mt-6">${about(look, modules)}${contact(words.badgeQuestions, issuer)}</section>${numberForm(words)}`
  return framed(look, words.badgeTitle(title, issuer.name), ticketHtml(look.programmes, body), '')
}

const programmeOf = ({ programmes }: Pick<Look, 'programmes'>, programmeId: string): Programme | undefined =>
  programmes.find(({ id }) => id === programmeId)

/** In the language of the page; of a programme that is no more, as it was. */
export const titleOf = (
  look: Pick<Look, 'programmes'>,
  { programmeId, title }: Pick<ProgrammeBadge, 'programmeId' | 'title'>,
): string => programmeOf(look, programmeId)?.title ?? title

const completed = ({ words, language, programmes }: Look, modules: readonly number[]): string =>
  words.badgeCompleted(
    new Intl.ListFormat(language).format(titlesOf(programmes, modules).map(words.quoted)),
    modules.length,
  )

/** For how much it counts, as HTML. */
function about(look: Look, modules: readonly number[]): string {
  const { words, programmes, issuer } = look
  const minutes = modules.length * minutesPerModule
  const work = minutes < 60 ? words.minutes(minutes) : words.hours(courseHours(modules.length))
  const learnt = words.learntIn(modules.length, work)
  return `<h2>${escapeHtml(words.meaning)}</h2><p>${escapeHtml(learnt)} ${escapeHtml(titlesOf(programmes, modules).join(', '))}.</p>${skillsHtml(look, modules)}<p>${escapeHtml(words.unchecked(issuer.name))}</p>`
}

const badgeImage = (picture: BadgePicture, words: string) =>
  `<img class="mt-4 size-32" src="${badgePath(picture, 'svg')}" alt="${escapeHtml(words)}" width="128" height="128">`
