import type { ReactNode } from 'react'

export const title = 'Vous avez déjà un compte'
export const note = (email: ReactNode) => (
  <>
    Connectez-vous cette fois à {email} avec son mot de passe. Ensuite, les deux chemins mèneront au même
    compte.
  </>
)
export const password = 'Mot de passe'
export const submit = 'Se connecter et lier'
export const forgotPassword = 'Mot de passe oublié'
