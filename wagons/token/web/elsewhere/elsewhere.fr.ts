export const phone =
  'Avez-vous l’une de ces applications ? Elle ouvre cette page dans son propre navigateur. Vous n’avez pas à vous y connecter.'
export const phoneOther =
  'Une autre application ? Copiez le lien et ouvrez-le dans le navigateur de votre application de portefeuille.'
export const copyAddress = 'Copier le lien'
export const copied = 'Copié. Le lien marche pendant 15 minutes ; ne le donnez à personne.'
export const copyFailed = 'La copie a échoué.'
export const computer =
  'Votre portefeuille est sur votre téléphone ? Scannez ce code avec l’appareil photo du téléphone, puis choisissez-y votre application. Vous n’avez pas à vous connecter.'
export const stay = 'Laissez cette fenêtre ouverte jusqu’à votre signature.'
export const code = 'Code QR avec le lien vers une page où votre portefeuille peut signer'
export const valid =
  'Ce lien marche pendant 15 minutes, et pour cela seulement : vérifier votre portefeuille et signer pour votre jeton. Ne le montrez à personne.'
export const ended = 'Ce lien a expiré.'
export const again = 'Ouvrir un nouveau lien'
export const friendPhone =
  'Avez-vous l’une de ces applications ? Elle ouvre cette page dans son propre navigateur.'
export const friendComputer =
  'Votre portefeuille est sur votre téléphone ? Scannez ce code avec l’appareil photo du téléphone, puis choisissez-y votre application.'
