import { type Issuer, issuerLogoPath } from '#server/config/issuer.ts'
import { type Certificate, entryOf } from '../records/certificate.store.ts'
import { badgeCaption, badgePath } from './baked-badge.ts'
import { certificateUrl, clockLeeway, isoSeconds, issuerOf, subjectOf } from './credential.ts'
import { statusListUrl } from './get-status-list.ts'
import { type CredentialForm, type Signing, signCredential } from './sign-credential.ts'

/** Signed anew each time, so that after a change of keys the newest one vouches for it. */
export function signCertificate(
  signing: Signing & { readonly issuer: Issuer },
  {
    id,
    name,
    issuedAt,
    moduleCount,
    statusIndex,
  }: Pick<Certificate, 'id' | 'name' | 'issuedAt' | 'moduleCount' | 'statusIndex'>,
  form: CredentialForm,
): Promise<string> {
  const { publicUrl, issuer } = signing
  const { list, entry } = entryOf(statusIndex)
  const statusList = statusListUrl(publicUrl, list, form)
  const credential = {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: certificateUrl(publicUrl, id),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: credentialTitle,
    issuer: profileOf(publicUrl, issuer),
    validFrom: issuedAt - clockLeeway,
    awardedDate: isoSeconds(issuedAt),
    credentialSubject: {
      id: subjectOf(id),
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' }],
      achievement: {
        id: `${publicUrl}/#web3-basics`,
        type: ['Achievement'],
        achievementType: 'Certificate',
        name: credentialTitle,
        description: descriptionOf(moduleCount),
        criteria: { narrative: narrativeOf(moduleCount) },
        image: { id: `${publicUrl}${badgePath('png')}`, type: 'Image', caption: badgeCaption },
      },
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

const profileOf = (publicUrl: string, { name, url, email, logo }: Issuer) => ({
  id: issuerOf(publicUrl),
  type: ['Profile'],
  name,
  url,
  ...(email && { email }),
  ...(logo && { image: { id: `${publicUrl}${issuerLogoPath}`, type: 'Image' } }),
})

export const credentialTitle = 'Web3 basics: the complete EduTrain journey'
const descriptionOf = (moduleCount: number) =>
  `Completion of the EduTrain journey through the basics of Web3: ${moduleCount} modules on the web and blockchains, wallets and security, coins and tokens, DAOs, NFTs, smart contracts, the metaverse and Web3 games.`
const narrativeOf = (moduleCount: number) =>
  `Answered all questions of the quiz of each of the ${moduleCount} modules correctly, as graded by the server.`
