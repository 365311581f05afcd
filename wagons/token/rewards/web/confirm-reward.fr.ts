export const title = 'Ces coordonnées sont-elles les vôtres ?'
export const question =
  'Quelqu’un les a saisies sur notre page de récompense. Était-ce vous, et le portefeuille est-il à vous ?'
export const email = 'Adresse e-mail'
export const wallet = 'Adresse de portefeuille'
export const noWallet = 'aucune'
export const confirm = 'Oui, je confirme'
export const otherwise =
  'Ce n’est pas vous, ou pas votre portefeuille ? Fermez cette page : rien ne sera confirmé. Pour envoyer d’autres coordonnées, remplissez vous-même le formulaire.'
export const done = 'Vos coordonnées ont été confirmées. Merci !'
export const goOn = 'Continuer'
export const toForm = 'Aller au formulaire'
export const tryAgain = 'Réessayer'
export const failedTitle = 'Un problème est survenu'
export const failed = 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.'
export const failures: Readonly<Record<string, { readonly title: string; readonly says: string }>> = {
  'unknown-code': {
    title: 'Ce lien est incomplet',
    says: 'Il en manque une partie. Rouvrez-le depuis l’e-mail, ou copiez-le en entier.',
  },
  'code-used': {
    title: 'Déjà confirmées',
    says: 'Ces coordonnées ont déjà été confirmées : chaque lien fonctionne une seule fois.',
  },
  'code-expired': {
    title: 'Ce lien a expiré',
    says: 'Il a été ouvert trop tard. Remplissez à nouveau le formulaire : nous vous enverrons un nouveau lien.',
  },
}
