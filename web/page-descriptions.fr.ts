export const landing =
  'Apprenez gratuitement les bases du Web3 : de courtes vidéos dans le métavers, dix questions à chacun des neuf arrêts et un jeton gratuit à l’arrivée.'
export const login = 'Connectez-vous à EduTrain et poursuivez votre voyage à travers les bases du Web3.'
export const register =
  'Inscrivez-vous à EduTrain, le voyage gratuit à travers les bases du Web3. Aucun portefeuille n’est nécessaire pour commencer.'
export const forgotPassword = 'Demandez un lien pour choisir un nouveau mot de passe EduTrain.'
export const signInLink =
  'Connectez-vous à EduTrain sans mot de passe, grâce à un lien envoyé à votre adresse e-mail.'
export const reward =
  'Vous avez terminé les neuf modules ? Laissez votre adresse e-mail et, si vous le souhaitez, une adresse de portefeuille pour recevoir votre récompense.'
export const walletGuide =
  'Ce qu’est un portefeuille crypto, comment en obtenir un, ce que veut dire signer, et comment rester en sécurité. Avec des mots simples.'
export const formNeedsScript = 'L’envoi d’un formulaire nécessite JavaScript.'
export const quizNeedsScript = 'Le quiz de cette leçon nécessite JavaScript.'
export const pageNeedsScript = 'L’affichage de cette page nécessite JavaScript.'
/** The language as Open Graph names it, always with a country. */
export const openGraphLocale = 'fr_FR'
