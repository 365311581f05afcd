import { siteName } from '#platform/web/lib/site-name.ts'
export const descriptions = {
  landing: `Apprenez gratuitement les bases du Web3 : ${MODULES} modules avec de courtes vidéos dans le métavers, ${QUESTIONS || 'quelques'} questions chacun et un jeton gratuit à l’arrivée.`,
  landingWithoutToken: `Apprenez gratuitement les bases du Web3 : ${MODULES} modules avec de courtes vidéos dans le métavers, ${QUESTIONS || 'quelques'} questions chacun et un certificat à l’arrivée.`,
  login: `Connectez-vous à ${siteName} et poursuivez votre voyage à travers les bases du Web3.`,
  register: `Inscrivez-vous à ${siteName}, le voyage gratuit à travers les bases du Web3. Aucun portefeuille n’est nécessaire.`,
  forgotPassword: `Demandez un lien pour choisir un nouveau mot de passe ${siteName}.`,
  signInLink: `Connectez-vous à ${siteName} sans mot de passe, grâce à un lien envoyé par e-mail.`,
  privacy:
    'Ce que ce site garde de vous et pourquoi, combien de temps, qui le voit, et comment le faire supprimer.',
  terms: 'Ce que cette formation est et n’est pas, et ce que nous demandons à celles et ceux qui la suivent.',
  legal: 'Qui gère ce site, et où il est hébergé.',
  accessibility:
    'Ce qui rend cette formation utilisable par toutes et tous, ce qui manque encore, et à qui le dire.',
  help: 'Des réponses quand la connexion échoue, qu’aucun e-mail n’arrive ou qu’un quiz ne s’ouvre pas.',
}
export const formNeedsScript = 'Activez JavaScript pour envoyer ce formulaire.'
export const classNeedsScript =
  'Activez JavaScript pour voir le film et retrouver les autres dans le cours. La leçon est à lire ci-dessous.'
export const unknownClassNeedsScript =
  'Activez JavaScript pour voir le film et rejoindre le cours. Les leçons se lisent aussi sans JavaScript :'
export const lessonNeedsScript =
  'Activez JavaScript pour voir le film et faire le quiz. La leçon est ci-dessous.'
export const pageNeedsScript = 'Activez JavaScript pour afficher cette page.'
/** The language as Open Graph names it, always with a country. */
export const openGraphLocale = 'fr_FR'
/** What the picture of a shared link shows, for those who do not see it. */
export const pictureInWords = `La ligne ${siteName} : neuf gares aux couleurs de cinq saisons, du Web2 et Web3 aux jeux Web3, avec un train à la première.`
export const appManifest = {
  name: siteName,
  description: `Un voyage gratuit à travers les bases du Web3 : ${MODULES} modules de ${QUESTIONS || 'quelques'} questions.`,
}
