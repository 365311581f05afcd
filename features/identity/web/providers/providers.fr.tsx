import type { ReactNode } from 'react'
import type { ProviderFailure } from '#features/identity/contract.ts'

export const failureTitles: Record<ProviderFailure, string> = {
  cancelled: 'Connexion annulée',
  expired: 'Délai dépassé',
  failed: 'Un problème est survenu',
}
export const failures: Record<ProviderFailure, string> = {
  cancelled: 'La connexion a été annulée. Rien n’a changé.',
  expired: 'La connexion n’a pas abouti à temps. Recommencez.',
  failed: 'La connexion n’a pas abouti. Recommencez ou connectez-vous autrement.',
}
export const backToAccount = 'Retour à votre compte'
export const backToLogin = 'Retour à la connexion'
export const linked = 'C’est fait : vous pouvez désormais vous connecter aussi de cette façon.'
export const confirmed = 'Merci. Vous pouvez maintenant faire votre modification.'
export const notLinked = (why: string) => `Échec. ${why}`
export const pleaseWait = 'Un instant'
export const working = 'Connexion en cours…'

export const linkTitle = 'Vous avez déjà un compte'
export const linkNote = (email: ReactNode) => (
  <>
    Connectez-vous une fois avec le mot de passe de {email}. Ensuite, les deux façons ouvriront le même
    compte.
  </>
)
export const password = 'Mot de passe'
export const logInAndLink = 'Se connecter et lier'
export const forgotPassword = 'Mot de passe oublié ?'
