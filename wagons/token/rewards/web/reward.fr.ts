export const title = 'Votre récompense'
export const intro = `Vous avez terminé les ${MODULES} modules ? Demandez votre certificat sur le tableau de bord. Puis indiquez ici le portefeuille pour votre jeton gratuit.`
export const inOneStep =
  'Vous avez votre certificat ? Connectez plutôt un portefeuille et signez, en une étape :'
export const toToken = 'Votre jeton'
export const email = 'Adresse e-mail'
export const emailAdvice = 'Cette adresse e-mail semble incorrecte. Vérifiez-la.'
export const emailPurpose = 'Celle de votre compte.'
export const evmAddress = 'Adresse de portefeuille EVM (facultative)'
export const evmAddressPurpose = 'Pour votre jeton gratuit.'
export const exit = 'Quitter'
export const submit = 'Envoyer'
export const failureTitle = 'Erreur du serveur'
export const failure = 'Vos coordonnées n’ont pas pu être envoyées. Réessayez plus tard.'
