import { normaliseEmail } from '#server/platform/mail/email-address.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { findAccountByEmail } from '../records/account.store.ts'
import { listLinkedIdentities, listProvidersByEmail } from '../records/linked-identity.store.ts'

/** Undefined while enumeration is protected. A password and a link are both of the provider `password`. */
export async function listSignInMethods({ db, settings }: Identity, identifier: string) {
  const email = normaliseEmail(identifier)
  if (email === undefined) return refuseIdentity('INVALID_IDENTIFIER')
  if (settings.enumerationProtection) return undefined
  const account = await findAccountByEmail(db, email)
  if (!account) {
    const providers = await listProvidersByEmail(db, email)
    return { registered: providers.length > 0, providers, methods: providers }
  }
  const linked = (await listLinkedIdentities(db, account.uid)).map(({ providerId }) => providerId)
  const hasPassword = account.passwordHash !== null
  const takesLink = account.enteredByLink || (!hasPassword && linked.length === 0)
  const own = [...(hasPassword ? ['password'] : []), ...(takesLink ? ['emailLink'] : [])]
  return {
    registered: true,
    providers: [...(own.length > 0 ? ['password'] : []), ...linked],
    methods: [...own, ...linked],
  }
}
