import type { Issuer } from '#platform/server/config/issuer.ts'

interface Listed {
  readonly id: string
  readonly title: string
  /** Of its public page. */
  readonly url: string
  /** In ms. */
  readonly issuedAt: number
}

/** Their form for a certificate, filled in; months are in UTC. */
export function linkedInUrl({ name }: Pick<Issuer, 'name'>, { id, title, url, issuedAt }: Listed): string {
  const issued = new Date(issuedAt)
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName: name,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: url,
    certId: id,
  })
  return `https://www.linkedin.com/profile/add?${query}`
}
