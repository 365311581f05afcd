export const title = 'Vos badges'
export const note = 'Un par programme, dès que ses modules sont terminés.'
export const failed = 'Vos badges n’ont pas pu être chargés.'
export const toComeOne = (module: string) => `À venir : module ${module}`
export const toCome = (modules: string) => `À venir : modules ${modules}`
export const needsName = 'Indiquez votre nom pour l’obtenir'
export const needsEmail = 'Inscrivez-vous pour l’obtenir'
export const see = (badge: string) => `Voir le badge ${badge}`
export const earned = 'Vous avez obtenu le badge'
export const earnedNote =
  'Toute personne à qui vous l’envoyez peut le vérifier. Votre nom ne s’affiche que si vous le décidez.'
export const open = 'Voir et partager'
export const awardedTo = (name: string, day: string) => `Décerné à ${name} le ${day}.`
export const publicPage = 'Page publique'
/** By the codes of what is refused. */
export const notShown: Readonly<Record<string, string>> = {
  'name-unusual':
    'Ce nom ne s’affiche pas sur une page publique. Indiquez votre propre nom dans votre profil, puis remplacez le badge.',
  'hidden-by-operator': 'Les personnes qui gèrent ce site ont masqué le nom sur vos badges.',
}
export const hiddenByOperator =
  'Les personnes qui gèrent ce site ont masqué le nom sur vos badges. Écrivez-leur si vous pensez que c’est une erreur.'
export const askShown = 'La page ne montre ni votre nom ni la date. Les montrer avant de la partager ?'
export const showAndShare = 'Oui, les montrer'
export const shareNameless = 'Non, sans les montrer'
export const share = 'Partager'
export const shared = (badge: string) => `Mon badge : ${badge}`
export const copied = 'Le lien est copié.'
export const shareFailed = 'Le partage n’a pas abouti. Copiez le lien ci-dessus.'
export const pdf = 'Télécharger en PDF'
export const picture = 'Télécharger l’image avec le badge'
export const linkedIn = 'Ajouter à LinkedIn'
export const forSoftware = 'Pour les logiciels'
export const json = 'Fichier signé (JSON)'
export const jwt = 'Fichier signé (JWT)'
export const otherName = (name: string) =>
  `Vous vous appelez maintenant ${name}. Vous pouvez remplacer ce badge par un badge à ce nom : il aura un nouveau numéro et une nouvelle date, et celui-ci ne sera plus valable.`
export const replace = 'Remplacer ce badge'
export const replaced = 'Votre badge porte maintenant votre nom.'
export const replaceFailed = 'Le badge n’a pas pu être remplacé. Réessayez plus tard.'
export const close = 'Fermer'
