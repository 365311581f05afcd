import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { findAccountByEmail } from './account.store.ts'
import { normaliseEmail } from './email-address.ts'
import { listLinkedIdentities } from './linked-identity.store.ts'

/**
 * How an e-mail signs in; undefined when nobody is told, because it would say who has an account here. `providers`
 * are where, `methods` how: a password and a link in a letter are both of the provider `password`.
 */
export async function listSignInMethods({ db, settings }: Identity, identifier: string) {
  const email = normaliseEmail(identifier)
  if (email === undefined) return refuseIdentity('INVALID_IDENTIFIER')
  if (settings.enumerationProtection) return undefined
  const account = await findAccountByEmail(db, email)
  if (!account) return { registered: false, providers: [], methods: [] }
  const linked = (await listLinkedIdentities(db, account.uid)).map(({ providerId }) => providerId)
  const hasPassword = account.passwordHash !== null
  const own = hasPassword ? ['password'] : linked.length === 0 ? ['emailLink'] : []
  return {
    registered: true,
    providers: [...(own.length > 0 ? ['password'] : []), ...linked],
    methods: [...own, ...linked],
  }
}
