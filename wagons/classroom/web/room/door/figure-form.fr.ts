export const learnersOnly =
  'Les autres voient votre pseudo et votre personnage. Votre adresse e-mail n’est jamais affichée.'
export const nickname = 'Pseudo'
export const nicknameHint = (most: number) => `${most} caractères au plus. Pas besoin de votre vrai nom.`
export const figure = 'Votre personnage'
export const shapes = {
  ticket: 'Billet, un point',
  lantern: 'Lanterne, deux points',
  suitcase: 'Valise, trois points',
  bell: 'Cloche, quatre points',
  clock: 'Horloge, cinq points',
  signal: 'Signal, six points',
}
export const showName = 'Afficher aussi mon vrai nom'
export const suggested = (number: number) => `Billet ${number}`
export const more = 'Personnage et vrai nom'
export const notNow = 'Pas maintenant'
export const errors: Readonly<Record<string, string>> = {
  empty: 'Choisissez un pseudo.',
  'invalid-input':
    'Ce pseudo n’est pas possible : ni lien, ni adresse e-mail, ni numéro de téléphone, et un seul alphabet par mot.',
  'nickname-reserved': 'Ce pseudo fait penser à l’animateur ou à notre équipe. Choisissez-en un autre.',
  'nickname-taken': 'Ce pseudo est déjà pris ici. Choisissez-en un autre.',
  'name-reserved':
    'Votre vrai nom ne peut pas être affiché ici : il fait penser à l’animateur, à notre équipe ou à une adresse. Rejoignez le cours sans l’afficher.',
  'no-place-for-new':
    'Les places réservées aux nouveaux comptes sont prises. Confirmez votre adresse e-mail ou terminez un quiz, et les autres places vous seront ouvertes.',
  'class-closed-to-new':
    'L’animateur ne laisse entrer que les personnes déjà venues à ce cours. Le film et la leçon restent à vous.',
  'class-full':
    'Toutes les places sont prises. Réessayez plus tard : en attendant, le film et la leçon sont à vous.',
  'removed-from-class':
    'L’animateur vous a fait sortir de ce cours. Vous pourrez revenir quand il sera terminé.',
  'no-classroom': 'Il n’est plus possible de rejoindre ce cours.',
  'class-has-host': 'Un autre opérateur anime ce cours.',
  'requires-recent-login':
    'Votre dernière connexion est trop ancienne pour animer un cours. Déconnectez-vous, puis reconnectez-vous.',
  'second-factor-required': 'Pour animer un cours, connectez-vous d’abord avec la validation en deux étapes.',
  unauthenticated: 'Votre session est terminée. Reconnectez-vous pour rejoindre le cours.',
  'account-disabled': 'Ce compte a été désactivé.',
}
export const failed = 'Cela n’a pas fonctionné. Réessayez.'
