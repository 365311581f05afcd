import type {
  getCertificate as contract,
  OwnCertificate,
  OwnRule,
} from '#features/certificates/contract/certificates.ts'
import { getProfile } from '#features/profiles/server/save-profile.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Learner } from '#platform/server/access/callers.ts'
import { hour } from '#platform/server/clock/clock.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { credentialTitle } from '../credentials/achievement.ts'
import { certificateUrl } from '../credentials/credential.ts'
import { findResult } from '../credentials/final-check.ts'
import { checkLineIn } from '../credentials/final-check-words.ts'
import { type Certificate, findCertificateOf } from '../records/certificate.store.ts'
import { issuerOnDay } from '../records/certificate-issuer.store.ts'
import {
  findCertificateRequest,
  type StoredRequest,
  selectEvents,
} from '../records/certificate-request.store.ts'
import { readStandings } from '../standing/read-standings.ts'
import { ownRule } from '../standing/under-rule.ts'
import { linkedInUrl } from './linked-in.ts'

export async function getCertificate(
  parts: Pick<
    CertificateParts,
    'db' | 'clock' | 'publicUrl' | 'issuer' | 'moduleCount' | 'rule' | 'usualHours'
  >,
  learner: Learner,
  language = 'en',
): Promise<Output<typeof contract>> {
  const { db } = parts
  const request = await findCertificateRequest(db, learner.id)
  const issuer = { contact: parts.issuer.email ?? null, issuer: parts.issuer.name }
  if (!request) {
    const rule = parts.rule ? { hours: parts.rule.delay / hour, at: null, needs: [] } : null
    const usualHours = (await parts.usualHours?.()) ?? null
    return { request: null, certificate: null, rule, usualHours, correction: null, history: [], ...issuer }
  }
  const certificate = await findCertificateOf(db, learner.id)
  const issuedBy = certificate ? await issuerOnDay(parts, certificate) : parts.issuer
  return {
    request: {
      requestedAt: request.requestedAt,
      name: certificate?.name ?? request.name ?? (await getProfile(db, learner))?.name ?? '',
      declined: request.declined,
    },
    certificate: certificate
      ? {
          ...toOwn(certificate, { ...parts, issuer: issuedBy }),
          finalCheck: await finalCheckOf(parts, certificate, language),
        }
      : null,
    rule: await ruleFor(parts, request),
    usualHours: request.received ? null : ((await parts.usualHours?.()) ?? null),
    correction: request.correction,
    history: await selectEvents(db, learner.id),
    ...issuer,
    issuer: issuedBy.name,
  }
}

/** Asked of the database only while the request waits. */
async function ruleFor(
  parts: Pick<CertificateParts, 'db' | 'clock' | 'moduleCount' | 'rule'>,
  request: StoredRequest,
): Promise<OwnRule | null> {
  if (!parts.rule || request.received || request.declined) return null
  const [found] = await readStandings(parts, [request])
  return found ? ownRule(parts, ...found) : null
}

async function finalCheckOf(
  parts: Pick<CertificateParts, 'db' | 'clock'>,
  of: Certificate,
  language: string,
) {
  const result = await findResult(parts, of)
  return result ? checkLineIn(language, result) : null
}

type Site = Pick<CertificateParts, 'publicUrl' | 'issuer'>

const toOwn = (
  { id, name, issuedAt, moduleCount, revoked, showsName, confirmsName }: Certificate,
  site: Site,
): Omit<OwnCertificate, 'finalCheck'> => ({
  id,
  name,
  issuedAt,
  moduleCount,
  showsName,
  confirmsName,
  revokedAt: revoked?.at ?? null,
  revokeReason: revoked?.reason ?? null,
  url: certificateUrl(site.publicUrl, id),
  linkedIn: linkedInUrl(site.issuer, {
    id,
    issuedAt,
    title: credentialTitle(site.issuer),
    url: certificateUrl(site.publicUrl, id),
  }),
})
