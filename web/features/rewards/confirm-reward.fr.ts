export const title = 'Ces coordonnées sont-elles les vôtres ?'
export const question =
  'Elles ont été saisies sur notre page de récompense. Est-ce vous qui les avez saisies, et le portefeuille est-il à vous ?'
export const email = 'Adresse e-mail'
export const wallet = 'Adresse de portefeuille EVM'
export const noWallet = 'aucune'
export const confirm = 'Oui, les confirmer'
export const otherwise =
  'Ce n’est pas vous, ou pas votre portefeuille ? Fermez cette page : rien n’est confirmé. Pour envoyer d’autres coordonnées, remplissez vous-même le formulaire.'
export const done = 'Vos coordonnées sont confirmées. Merci !'
export const goOn = 'Continuer'
export const toForm = 'Vers le formulaire'
export const tryAgain = 'Réessayer'
export const failedTitle = 'Cela n’a pas fonctionné'
export const failed = 'Nous sommes injoignables. Vérifiez votre connexion, puis réessayez.'
export const failures: Readonly<Record<string, { readonly title: string; readonly says: string }>> = {
  'unknown-code': {
    title: 'Ce lien n’est pas complet',
    says: 'Il en manque une partie. Ouvrez-le à nouveau depuis le message, ou copiez-le en entier.',
  },
  'code-used': {
    title: 'Déjà confirmées',
    says: 'Ces coordonnées ont déjà été confirmées : chaque lien fonctionne une seule fois.',
  },
  'code-expired': {
    title: 'Ce lien a expiré',
    says: 'Il a été ouvert trop tard. Remplissez à nouveau le formulaire, et nous vous en enverrons un nouveau.',
  },
}
