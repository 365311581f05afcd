export const hostTitle = 'Animer ce cours'
export const hostNote =
  'Vous changez le tableau pour tous et répondez aux questions. Les apprenants voient que vous animez.'
export const hostNickname = 'Votre nom d’animateur'
export const openClass = 'Ouvrir le cours'
export const enterAsHost = 'Rejoindre pour animer'
