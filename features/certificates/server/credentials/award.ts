import type { Issuer } from '#platform/server/config/issuer.ts'
import { issuerOnDay } from '../records/certificate-issuer.store.ts'
import { entryOf } from '../records/credential-status.store.ts'
import { type Achievement, type AchievementSite, writeAchievement } from './achievement.ts'
import { clockLeeway, isoSeconds, issuerOf, subjectOf } from './credential.ts'
import { type CheckResult, resultsOf } from './final-check.ts'
import { statusListUrl } from './get-status-list.ts'
import { type CredentialForm, type Signing, signCredential } from './sign-credential.ts'

/** `hasOwnShape` takes no others: once these change, it must take the earlier ones too, or all files of before are forged. */
export const badgeContext = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const

/** What a credential is made of, whatever it is awarded for. */
export interface Award {
  /** Its number: unguessable, and of no other award. */
  readonly id: string
  /** Of its public page. */
  readonly url: string
  readonly name: string
  /** In ms. */
  readonly issuedAt: number
  readonly statusIndex: number
  readonly issuerId: string | null
  readonly achievement: Achievement
  readonly result?: CheckResult | undefined
}

export type AwardParts = Signing & AchievementSite & { readonly issuer: Issuer }

/** Signed anew each time, so that after a change of keys the newest one vouches for it. */
export async function signAward(signing: AwardParts, award: Award, form: CredentialForm): Promise<string> {
  const { publicUrl } = signing
  const { id, url, name, issuedAt, statusIndex, achievement, result } = award
  const issuer = await issuerOnDay(signing, award)
  const { list, entry } = entryOf(statusIndex)
  const statusList = statusListUrl(publicUrl, list, form)
  const written = writeAchievement(signing, achievement, result)
  const credential = {
    '@context': badgeContext,
    id: url,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: achievement.name,
    issuer: profileOf(publicUrl, issuer),
    validFrom: issuedAt - clockLeeway,
    awardedDate: isoSeconds(issuedAt),
    credentialSubject: {
      id: subjectOf(id),
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' }],
      achievement: written,
      ...(result && { result: resultsOf(written.id, result) }),
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
