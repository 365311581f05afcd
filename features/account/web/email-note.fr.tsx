import type { ReactNode } from 'react'

export const title = 'Votre adresse e-mail'
export const notConfirmed = (email: ReactNode) => <>L’adresse {email} est-elle la bonne ?</>
export const notYet = 'Elle n’est pas encore confirmée.'
export const sent = (email: ReactNode) => (
  <>
    Nous avons envoyé un lien à {email}. Ouvrez-le pour confirmer votre adresse. Rien reçu ? Vérifiez vos
    courriers indésirables.
  </>
)
export const send = 'Recevoir un lien'
export const sendAgain = 'Renvoyer le lien'
export const change = 'La changer'
export const close = 'Pas maintenant'
