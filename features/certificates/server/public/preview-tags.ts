import { escapeHtml } from '#platform/server/http/escape-html.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { type BadgePicture, badgePath } from '../credentials/baked-badge.ts'
import { certificateUrl } from '../credentials/credential.ts'
import type { FoundCertificate } from '../records/certificate.store.ts'
import type { PageWords } from './page-words-en.ts'

type PreviewSite = Pick<CertificateParts, 'publicUrl' | 'issuer'>

/** No more than the page shows, so the name only where the learner agreed. */
interface Preview {
  readonly title: string
  readonly description: string
  /** Of the page. */
  readonly url: string
  /** Undefined of what is not valid. */
  readonly picture: BadgePicture | undefined
}

/** Open Graph. */
export function previewTags(
  { title, description, url, picture }: Preview,
  words: PageWords,
  site: PreviewSite,
): string {
  const isReachable = new URL(site.publicUrl).hostname !== 'localhost'
  return [
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.issuer.siteName),
    meta('property', 'og:locale', words.locale),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(isReachable ? [meta('property', 'og:url', url)] : []),
    ...(isReachable && picture ? pictureTags(picture, words, site) : []),
    meta('name', 'twitter:card', 'summary'),
  ].join('')
}

export const certificatePreview = (
  certificate: FoundCertificate,
  words: PageWords,
  { publicUrl, issuer }: PreviewSite,
): Preview => {
  const { isValid, ...said } = sayOf(certificate, words, issuer.name)
  return { ...said, url: certificateUrl(publicUrl, certificate.id), picture: isValid ? 'badge' : undefined }
}

function sayOf(certificate: FoundCertificate, words: PageWords, issuer: string) {
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

const pictureTags = (picture: BadgePicture, words: PageWords, { publicUrl }: PreviewSite) => [
  meta('property', 'og:image', `${publicUrl}${badgePath(picture, 'png')}`),
  meta('property', 'og:image:type', 'image/png'),
  meta('property', 'og:image:width', '512'),
  meta('property', 'og:image:height', '512'),
  meta('property', 'og:image:alt', words.pictureInWords[picture]),
]

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`
