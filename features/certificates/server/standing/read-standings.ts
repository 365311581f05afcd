import { listAccountsById } from '#features/accounts/server/list-accounts.ts'
import type { Oddity } from '#features/certificates/contract/certificate-desk.ts'
import { listNameOwners, listNames } from '#features/profiles/server/profiles.facade.ts'
import { countCompletedModules, listQuizSpans } from '#features/quizzes/server/quizzes.facade.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { type Certificate, selectCertificatesOf } from '../records/certificate.store.ts'
import type { StoredRequest } from '../records/certificate-request.store.ts'
import { findOddities } from './oddities.ts'

/** What is known of a request besides its row. */
export interface Standing {
  readonly account: {
    readonly email: string | null
    readonly emailVerified: boolean
    readonly disabled: boolean
  }
  /** '' while the learner has written none. */
  readonly name: string
  readonly completedModules: number
  /** From the first quiz begun to the last module completed; null while modules are missing. */
  readonly minutes: number | null
  readonly oddities: readonly Oddity[]
  readonly certificate: Certificate | undefined
}

/** The same for operators, the rule and the learner. In the order of the requests. */
export async function readStandings(
  { db, moduleCount }: Pick<CertificateParts, 'db' | 'moduleCount'>,
  requests: readonly StoredRequest[],
): Promise<(readonly [StoredRequest, Standing])[]> {
  const ids = requests.map(({ accountId }) => accountId)
  const accounts = new Map((await listAccountsById(db, ids)).map((account) => [account.id, account]))
  const names = await listNames(db, ids)
  const completed = await countCompletedModules(db, ids, moduleCount)
  const certificates = new Map((await selectCertificatesOf(db, ids)).map((one) => [one.accountId, one]))
  const spans = await listQuizSpans(db, ids, moduleCount)
  const nameOf = ({ accountId, name }: StoredRequest) =>
    certificates.get(accountId)?.name ?? name ?? names.get(accountId) ?? ''
  const isShared = await listNameOwners(db, requests.map(nameOf))
  return requests.map((request) => {
    const { accountId } = request
    const name = nameOf(request)
    const span = spans.get(accountId)
    const minutes = span === undefined ? null : Math.floor(span / 60_000)
    const account = accounts.get(accountId) ?? { email: null, emailVerified: false, disabled: false }
    const { emailVerified } = account
    const looked = { name, emailVerified, isShared: isShared(name, accountId), minutes, moduleCount }
    const standing: Standing = {
      account,
      name,
      completedModules: completed.get(accountId) ?? 0,
      minutes,
      oddities: findOddities(looked),
      certificate: certificates.get(accountId),
    }
    return [request, standing] as const
  })
}
