import type { ReactNode } from 'react'
import type { ProviderFailure } from '#contract/identity.ts'

export const failureTitles: Record<ProviderFailure, string> = {
  cancelled: 'Connexion interrompue',
  expired: 'Cela a pris trop de temps',
  failed: 'Cela n’a pas fonctionné',
}
export const failures: Record<ProviderFailure, string> = {
  cancelled: 'Vous vous êtes arrêté en chemin : rien n’a changé.',
  expired: 'La connexion n’a pas été menée à terme à temps. Recommencez.',
  failed: 'Nous n’avons pas pu savoir qui vous êtes. Recommencez ou connectez-vous autrement.',
}
export const backToAccount = 'Retour à votre compte'
export const backToLogin = 'Retour à la connexion'
export const linked = 'C’est lié. Vous pouvez désormais vous connecter ainsi.'
export const confirmed = 'Merci. Vous pouvez maintenant faire votre modification.'
export const notLinked = (why: string) => `Non lié. ${why}`
export const oneMoment = 'Un instant'
export const working = 'Connexion en cours…'

export const linkTitle = 'Vous avez déjà un compte'
export const linkNote = (email: ReactNode) => (
  <>
    Connectez-vous cette fois à {email} avec son mot de passe. Ensuite, les deux chemins mèneront au même
    compte.
  </>
)
export const password = 'Mot de passe'
export const logInAndLink = 'Se connecter et lier'
export const forgotPassword = 'Mot de passe oublié'
