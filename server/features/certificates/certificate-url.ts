import type { Issuer } from '#server/config/issuer.ts'

/** The page at which anybody can check a certificate. */
export const certificateUrl = (publicUrl: string, id: string) => `${publicUrl}/certificates/${id}`

/** The page of the learner's own certificate. */
export const ownPageUrl = (publicUrl: string) => `${publicUrl}/certificate`

/** LinkedIn's form for a certificate with this one filled in; months as they are in UTC. */
export function linkedInUrl(
  { publicUrl, issuer }: { readonly publicUrl: string; readonly issuer: Pick<Issuer, 'name'> },
  { id, issuedAt, name }: { readonly id: string; readonly issuedAt: number; readonly name: string },
): string {
  const issued = new Date(issuedAt)
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name,
    organizationName: issuer.name,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: certificateUrl(publicUrl, id),
    certId: id,
  })
  return `https://www.linkedin.com/profile/add?${query}`
}
