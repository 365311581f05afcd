import type { ReactNode } from 'react'

export const resetTitle = 'Mot de passe oublié ?'
export const resetNote =
  'Saisissez votre adresse e-mail. Nous vous enverrons un lien pour choisir un nouveau mot de passe.'
export const resetSent = (email: ReactNode) => (
  <>
    Si un compte existe pour {email}, nous avons envoyé un lien pour choisir un nouveau mot de passe. Rien
    reçu ? Vérifiez vos courriers indésirables.
  </>
)
export const signInTitle = 'Connexion par lien'
export const signInNote = 'Pas besoin de mot de passe : nous vous envoyons par e-mail un lien de connexion.'
export const signInSent = (email: ReactNode) => (
  <>
    Nous avons envoyé un lien de connexion à {email}. Ouvrez-le sur cet appareil. Rien reçu ? Vérifiez vos
    courriers indésirables.
  </>
)
export const email = 'Adresse e-mail'
export const send = 'Recevoir un lien'
export const sendAgain = 'Renvoyer le lien'
export const backToLogin = 'Retour à la connexion'
export const unreachable = 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.'
