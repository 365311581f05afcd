import { z } from 'zod'
import { season } from '#features/modules/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { pageLanguages } from '#platform/contract/languages.ts'
import { timestamp } from '#platform/contract/values.ts'
import { certificateId, pdf } from './certificates.ts'

// A badge for each programme: the forms and the consent of a certificate, without its request.

const badgeId = certificateId
const params = z.strictObject({ badgeId })
const picture = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

const ownBadge = z.object({
  id: badgeId,
  programmeId: z.string(),
  /** Of the programme as it was, in the first language. */
  title: z.string(),
  /** For which it was issued; the programme may have others by now. */
  modules: z.array(z.int()),
  name: z.string(),
  issuedAt: timestamp,
  /** Of its programme on that day; null for none. */
  season: season.nullable(),
  showsName: z.boolean(),
  confirmsName: z.boolean(),
  /** An operator has taken the name from the public page, whatever the learner chose. */
  isHidden: z.boolean(),
  url: z.string(),
  linkedIn: z.string(),
})

export type OwnBadge = z.output<typeof ownBadge>

/**
 * Issues what was earned since the last time. `name` is what another one would have on it; null while there is no profile.
 * `needs` is what keeps badges from being issued: a guest has no e-mail.
 */
export const listOwnBadges = endpoint({
  method: 'GET',
  path: '/api/own-badges',
  access: 'learner',
  summary: 'List your own badges, one for each programme that you have completed',
  output: z.object({
    badges: z.array(ownBadge),
    name: z.string().nullable(),
    needs: z.enum(['email', 'name']).nullable(),
    completedModules: z.array(z.int()),
  }),
  errors: {},
})

/**
 * `showsName` shows name and date to all, and lets them download the files; names that look like none are refused. `confirmsName`
 * tells those who type a name whether it is the one.
 */
export const saveBadgeShown = endpoint({
  method: 'PUT',
  path: '/api/own-badges/:badgeId/shown-name',
  access: 'learner',
  summary: 'Choose what the public page of your own badge says of your name',
  params,
  body: z.strictObject({ showsName: z.boolean(), confirmsName: z.boolean().optional() }),
  output: z.object({ showsName: z.boolean(), confirmsName: z.boolean() }),
  errors: { 'unknown-badge': 404, 'name-unusual': 409, 'hidden-by-operator': 409 },
})

/** With the name of the profile, a new number and a new date; the one before is valid no more. */
export const renewBadge = endpoint({
  method: 'POST',
  path: '/api/own-badges/:badgeId/renewal',
  access: 'learner',
  summary: 'Replace your own badge by one with the name that you have now',
  params,
  body: z.strictObject({}),
  output: z.object({}),
  errors: { 'unknown-badge': 404, 'same-name': 409 },
})

/** In the language asked for. */
export const getOwnBadgePdf = endpoint({
  method: 'GET',
  path: '/api/own-badges/:badgeId/badge.pdf',
  access: 'learner',
  summary: 'Download your own badge as a PDF',
  media: 'application/pdf',
  params,
  output: pdf,
  errors: { 'unknown-badge': 404 },
})

export const getOwnBadgePicture = endpoint({
  method: 'GET',
  path: '/api/own-badges/:badgeId/badge.png',
  access: 'learner',
  summary: 'Download your own badge as a picture that contains the credential',
  media: 'image/png',
  params,
  output: picture,
  errors: { 'unknown-badge': 404 },
})

export const getOwnBadgeJson = endpoint({
  method: 'GET',
  path: '/api/own-badges/:badgeId/credential.json',
  access: 'learner',
  summary: 'Download your own badge as an Open Badge in JSON with a Data Integrity proof',
  media: 'application/vc+ld+json',
  params,
  output: z.string(),
  errors: { 'unknown-badge': 404 },
})

export const getOwnBadgeJwt = endpoint({
  method: 'GET',
  path: '/api/own-badges/:badgeId/credential.jwt',
  access: 'learner',
  summary: 'Download your own badge as an Open Badge signed as a JWT',
  media: 'text/plain',
  params,
  output: z.string(),
  errors: { 'unknown-badge': 404 },
})

// `not-found` also where the learner did not agree to show name and date.

/** Without `language` in that which the visitor reads. */
export const getBadgePdf = endpoint({
  method: 'GET',
  path: '/api/badges/:badgeId/badge.pdf',
  access: 'public',
  summary: 'Download the badge of a programme as a PDF, if its holder agreed',
  media: 'application/pdf',
  params,
  query: z.strictObject({ language: z.enum(pageLanguages).optional() }),
  output: pdf,
  errors: {},
})

export const getBadgePicture = endpoint({
  method: 'GET',
  path: '/api/badges/:badgeId/badge.png',
  access: 'public',
  summary: 'Download the badge of a programme as a baked Open Badge, if its holder agreed',
  media: 'image/png',
  crossOrigin: true,
  params,
  output: picture,
  errors: {},
})

export const getBadgeJson = endpoint({
  method: 'GET',
  path: '/api/badges/:badgeId/credential.json',
  access: 'public',
  summary:
    'Download the badge of a programme as an Open Badge in JSON with a Data Integrity proof, if its holder agreed',
  media: 'application/vc+ld+json',
  crossOrigin: true,
  params,
  output: z.string(),
  errors: {},
})

export const getBadgeJwt = endpoint({
  method: 'GET',
  path: '/api/badges/:badgeId/credential.jwt',
  access: 'public',
  summary: 'Download the badge of a programme as an Open Badge signed as a JWT, if its holder agreed',
  media: 'text/plain',
  crossOrigin: true,
  params,
  output: z.string(),
  errors: {},
})

export const badgesExport = z.array(
  z.object({
    id: z.string(),
    programmeId: z.string(),
    title: z.string(),
    modules: z.array(z.int()),
    name: z.string(),
    issuedAt: timestamp,
    showsName: z.boolean(),
    /** When an operator took the name from the public page. */
    hiddenAt: timestamp.nullable(),
    statusIndex: z.int(),
    /** Whether visitors of its public page may ask if a name is the one on it. */
    confirmsName: z.boolean(),
    /** Those that it has replaced. */
    former: z.array(z.object({ id: z.string(), endedAt: timestamp })),
  }),
)

export type BadgesExport = z.output<typeof badgesExport>
