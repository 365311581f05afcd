export const flag = 'Signaler une erreur'
export const title = 'Cette question pose un problème'
export const what = 'Quel est le problème ?'
export const words = 'Dites-nous-en plus, si vous le souhaitez'
export const wordsHint = (most: number) => `${most} caractères au plus. N’écrivez rien de privé.`
export const cancel = 'Annuler'
export const send = 'Envoyer'
export const close = 'Fermer'
export const thanks = 'Merci. Nous allons vérifier. Notre réponse apparaîtra sur la page de votre compte.'
export const already =
  'Vous nous avez déjà signalé cette question. Merci ! Notre réponse apparaîtra sur la page de votre compte.'
export const failed = 'L’envoi a échoué. Votre texte est toujours là : réessayez.'
const noConnection =
  'Il n’y a pas de connexion. Votre texte est toujours là : envoyez-le quand la connexion sera revenue.'
export const failures: Readonly<Record<string, string>> = {
  network: noConnection,
  timeout: noConnection,
  'too-many-requests':
    'Cela fait beaucoup d’un coup. Votre texte est toujours là : réessayez dans dix minutes.',
}
