import type { Certificate } from '../records/certificate.store.ts'
import { journeyAchievement } from './achievement.ts'
import { type AwardParts, signAward } from './award.ts'
import { certificateUrl } from './credential.ts'
import { findResult } from './final-check.ts'
import type { CredentialForm } from './sign-credential.ts'

/** With the result of the final check, where its learner agreed to that. */
export async function signCertificate(
  signing: AwardParts,
  certificate: Certificate,
  form: CredentialForm,
): Promise<string> {
  const { id, moduleCount } = certificate
  const award = {
    ...certificate,
    url: certificateUrl(signing.publicUrl, id),
    achievement: journeyAchievement(signing, moduleCount),
    result: await findResult(signing, certificate),
  }
  return signAward(signing, award, form)
}
