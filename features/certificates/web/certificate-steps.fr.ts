export const title = 'De la demande au jeton'
export const titleWithoutToken = 'De la demande au certificat'
export const asked = 'Demande'
export const askedNote = 'Vous demandez votre certificat.'
export const checked = 'Vérification'
export const checkedNote = 'Une personne l’examine. Cela peut prendre quelques jours.'
export const checkedIn = (hours: number) =>
  `Une personne l’examine, le plus souvent en ${hours === 1 ? 'une heure' : `${hours} heures`} environ.`
export const checkedAfter = (hours: number) =>
  `Cela prend ${hours === 1 ? 'une heure' : `${hours} heures`}, ou quelques jours si une personne doit l’examiner.`
export const issued = 'Certificat'
export const issuedNote = 'Quand il sera prêt, nous vous écrirons à'
export const tokenStep = 'Jeton'
export const token = 'Votre premier jeton'
export const tokenNote = 'Si vous le voulez, avec un portefeuille. Il vient après le certificat.'
export const rewardForm = 'Dites-nous où vous joindre pour le jeton.'
export const connectWallet = 'Connecter un portefeuille dès maintenant'
export const done = ', c’est fait'
