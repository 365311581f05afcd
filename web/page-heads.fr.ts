export const landing = 'EduTrain : neuf arrêts vers le Web3'
export const login = 'Connexion'
export const register = 'Inscription'
export const forgotPassword = 'Mot de passe oublié'
export const signInLink = 'Connexion par lien'
export const reward = 'Votre récompense'
export const walletGuide = 'Portefeuilles et sécurité'
export const rewardConfirm = 'Confirmez vos coordonnées'
export const dashboard = 'Tableau de bord'
export const module = (id: number) => `Module ${id}`
export const success = 'Module terminé'
export const account = 'Votre compte'
export const certificate = 'Votre certificat'
export const operator = 'Bureau des opérateurs'
export const action = 'Votre lien'
export const provider = 'Connexion en cours'
export const classSpace = 'Cours'
export const lesson = (id: number) => `Leçon ${id}`
export const notFound = 'Page introuvable'

// The rest is used by the build alone.

/** What search engines show of each prerendered page. */
export const descriptions = {
  landing:
    'Apprenez gratuitement les bases du Web3 : de courtes vidéos dans le métavers, dix questions à chacun des neuf arrêts et un jeton gratuit à l’arrivée.',
  login: 'Connectez-vous à EduTrain et poursuivez votre voyage à travers les bases du Web3.',
  register:
    'Inscrivez-vous à EduTrain, le voyage gratuit à travers les bases du Web3. Aucun portefeuille n’est nécessaire pour commencer.',
  forgotPassword: 'Demandez un lien pour choisir un nouveau mot de passe EduTrain.',
  signInLink: 'Connectez-vous à EduTrain sans mot de passe, grâce à un lien envoyé à votre adresse e-mail.',
  reward:
    'Vous avez terminé les neuf modules ? Laissez votre adresse e-mail et, si vous le souhaitez, une adresse de portefeuille pour recevoir votre récompense.',
  walletGuide:
    'Ce qu’est un portefeuille crypto, comment en obtenir un, ce que veut dire signer, et comment rester en sécurité. Avec des mots simples.',
}
export const formNeedsScript = 'L’envoi d’un formulaire nécessite JavaScript.'
export const quizNeedsScript = 'Le quiz de cette leçon nécessite JavaScript.'
export const pageNeedsScript = 'L’affichage de cette page nécessite JavaScript.'
/** The language as Open Graph names it, always with a country. */
export const openGraphLocale = 'fr_FR'
/** What the picture of a shared link shows, for those who do not see it. */
export const pictureInWords =
  'La ligne EduTrain : neuf stations aux couleurs de cinq saisons, du Web2 et Web3 aux jeux Web3, avec un train à la première.'
export const appManifest = {
  name: 'EduTrain',
  description: 'Un voyage gratuit à travers les bases du Web3 : neuf stations, dix questions à chacune.',
}
