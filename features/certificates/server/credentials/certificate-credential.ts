import type { Issuer } from '#platform/server/config/issuer.ts'
import type { Certificate } from '../records/certificate.store.ts'
import { issuerOnDay } from '../records/certificate-issuer.store.ts'
import { entryOf } from '../records/credential-status.store.ts'
import { achievementOf, credentialTitle } from './achievement.ts'
import { certificateUrl, clockLeeway, isoSeconds, issuerOf, subjectOf } from './credential.ts'
import { statusListUrl } from './get-status-list.ts'
import { type CredentialForm, type Signing, signCredential } from './sign-credential.ts'

/** `hasOwnShape` takes no others: once these change, it must take the earlier ones too, or all files of before are forged. */
export const badgeContext = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const

/** Signed anew each time, so that after a change of keys the newest one vouches for it. */
export async function signCertificate(
  signing: Signing & { readonly issuer: Issuer },
  certificate: Pick<Certificate, 'id' | 'name' | 'issuedAt' | 'moduleCount' | 'statusIndex' | 'issuerId'>,
  form: CredentialForm,
): Promise<string> {
  const { publicUrl } = signing
  const { id, name, issuedAt, moduleCount, statusIndex } = certificate
  const issuer = await issuerOnDay(signing, certificate)
  const { list, entry } = entryOf(statusIndex)
  const statusList = statusListUrl(publicUrl, list, form)
  const credential = {
    '@context': badgeContext,
    id: certificateUrl(publicUrl, id),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: credentialTitle(signing.issuer),
    issuer: profileOf(publicUrl, issuer),
    validFrom: issuedAt - clockLeeway,
    awardedDate: isoSeconds(issuedAt),
    credentialSubject: {
      id: subjectOf(id),
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' }],
      achievement: achievementOf(signing, moduleCount),
    },
    credentialStatus: {
      id: `${statusList}#${entry}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(entry),
      statusListCredential: statusList,
    },
  }
  return signCredential(signing, credential, form)
}

const profileOf = (publicUrl: string, { name, url, email, logo, logoPath }: Issuer) => ({
  id: issuerOf(publicUrl),
  type: ['Profile'],
  name,
  url,
  ...(email && { email }),
  ...(logo && { image: { id: `${publicUrl}${logoPath}`, type: 'Image' } }),
})
