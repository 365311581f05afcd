import type { ReactNode } from 'react'

export const resetTitle = 'Mot de passe oublié ?'
export const resetNote =
  'Indiquez-nous votre adresse e-mail. Nous vous envoyons un lien pour en choisir un nouveau.'
export const resetSent = (email: ReactNode) => (
  <>
    Si un compte existe pour {email}, un lien pour choisir un nouveau mot de passe est en route. Vous ne voyez
    rien ? Regardez aussi parmi les courriers indésirables.
  </>
)
export const signInTitle = 'Connexion par lien'
export const signInNote =
  'Pas besoin de mot de passe : nous envoyons un lien à votre adresse e-mail, et il vous connecte.'
export const signInSent = (email: ReactNode) => (
  <>
    Un lien de connexion est en route vers {email}. Ouvrez-le sur cet appareil. Vous ne voyez rien ? Regardez
    aussi parmi les courriers indésirables.
  </>
)
export const email = 'Adresse e-mail'
export const send = 'Envoyez-moi un lien'
export const sendAgain = 'Renvoyer le lien'
export const backToLogin = 'Retour à la connexion'
export const unreachable = 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.'
