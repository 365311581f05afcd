import { escapeHtml } from '#platform/server/http/escape-html.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { badgePath } from '../credentials/baked-badge.ts'
import { certificateUrl } from '../credentials/credential.ts'
import type { FoundCertificate } from '../records/certificate.store.ts'
import type { PageWords } from './page-words-en.ts'

type PreviewSite = Pick<CertificateParts, 'publicUrl' | 'issuer'>

/** Open Graph: no more than the page shows, so the name only where the learner agreed. */
export function previewTags(certificate: FoundCertificate, words: PageWords, site: PreviewSite): string {
  const { title, description, isValid } = previewOf(certificate, words, site.issuer.name)
  const isReachable = new URL(site.publicUrl).hostname !== 'localhost'
  return [
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.issuer.siteName),
    meta('property', 'og:locale', words.locale),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(isReachable ? [meta('property', 'og:url', certificateUrl(site.publicUrl, certificate.id))] : []),
    ...(isReachable && isValid ? badgeTags(words, site) : []),
    meta('name', 'twitter:card', 'summary'),
  ].join('')
}

function previewOf(certificate: FoundCertificate, words: PageWords, issuer: string) {
  const title = words.title(issuer)
  if ('outcome' in certificate) {
    const note = certificate.outcome === 'revoked' ? words.revokedNote : words.replacedNote
    return { title, description: note(issuer), isValid: false }
  }
  if (certificate.revoked) return { title, description: words.revokedNote(issuer), isValid: false }
  if (!certificate.showsName) return { title, description: words.hidden(issuer), isValid: true }
  const { name, moduleCount } = certificate
  const description = `${words.awardedTo} ${name}, ${words.completed(moduleCount)} ${words.issuedBy} ${issuer}.`
  return { title: `${name} · ${title}`, description, isValid: true }
}

const badgeTags = (words: PageWords, { publicUrl }: PreviewSite) => [
  meta('property', 'og:image', `${publicUrl}${badgePath('badge', 'png')}`),
  meta('property', 'og:image:type', 'image/png'),
  meta('property', 'og:image:width', '512'),
  meta('property', 'og:image:height', '512'),
  meta('property', 'og:image:alt', words.badgeInWords),
]

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`
