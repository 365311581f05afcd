import type { FastifyInstance } from 'fastify'
import { certificateId } from '#features/certificates/contract/certificates.ts'
import { networkOf } from '#platform/server/connections/network.ts'
import { inLanguage } from '#platform/server/content/content-folder.ts'
import { answerPreflight } from '#platform/server/http/origins.ts'
import { writeAchievement } from '../credentials/achievement.ts'
import { badgeContext } from '../credentials/award.ts'
import { achievedIn, programmeAchievement } from '../credentials/badge-credential.ts'
import { findSeenBadge } from '../own/own-badge.ts'
import { findAnyCertificate } from '../records/certificate.store.ts'
import { issuerOnDay } from '../records/certificate-issuer.store.ts'
import { findBadgeOfProgramme, findFormerBadge } from '../records/programme-badge.store.ts'
import { badgePage, formerBadgePage, programmePage } from './badge-page.ts'
import { compareName } from './compare-name.ts'
import { registerNamedPage } from './name-form.ts'
import { definitionType, forEveryone, type PublicParts, type WrittenPages } from './public-routes.ts'
import { numberPage } from './verification-page.ts'

/** The pages of programmes' badges, and of what each is awarded for. */
export function registerBadgePages(app: FastifyInstance, parts: PublicParts, pages: WrittenPages): void {
  registerNamedPage(app, '/badges/:id', async (request, reply, name) => {
    const { id } = request.params
    const isNumber = certificateId.safeParse(id).success
    const badge = isNumber ? await findSeenBadge(parts.db, id) : undefined
    const former = isNumber && !badge ? await findFormerBadge(parts.db, id) : undefined
    const language = pages.languageOf(request)
    // Somebody may have put the number of a certificate here.
    if (!badge && !former && isNumber && (await findAnyCertificate(parts.db, id)))
      return reply.redirect(`/certificates/${id}`, 303)
    // As the page of a certificate: for those who have its address.
    reply.status(badge || former ? 200 : 404).header('x-robots-tag', 'noindex')
    if (former) {
      const later = await findSeenBadge(parts.db, former.replacement)
      const issuer = await issuerOnDay(parts, former)
      const shown = later?.showsName ? later.id : undefined
      return pages.send(request, reply, formerBadgePage(former, language, parts, issuer, shown), language)
    }
    if (!badge) return pages.send(request, reply, numberPage(language, parts, id), language)
    const comparison =
      name === undefined ? undefined : await compareName(parts, badge, name, networkOf(request.ip))
    const compared = comparison && name !== undefined ? { name, comparison } : undefined
    const page = badgePage(badge, language, parts, await issuerOnDay(parts, badge), compared)
    return pages.send(request, reply, page, language)
  })

  const definition = '/credentials/programmes/:programmeId'
  app.get<{ Params: { programmeId: string } }>(definition, async (request, reply) => {
    const { programmeId } = request.params
    const programme = inLanguage(parts.programmes, 'en').find(({ id }) => id === programmeId)
    const ended = programme ? undefined : await findBadgeOfProgramme(parts.db, programmeId)
    const achieved = programme ? achievedIn(programme) : ended
    if (!achieved) return reply.callNotFound()
    const asked = definitionType(request, reply)
    if (asked !== undefined) {
      const achievement = programmeAchievement(parts, achieved)
      const written = { '@context': badgeContext, ...writeAchievement(parts, achievement) }
      return forEveryone(reply, asked).send(JSON.stringify(written))
    }
    const language = pages.languageOf(request)
    return pages.send(request, reply, programmePage(achieved, language, parts), language)
  })
  answerPreflight(app, definition)
}
