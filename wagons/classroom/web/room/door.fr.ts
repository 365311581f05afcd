export const title = 'Regarder ensemble'
export const here = (count: number, seats: number) =>
  count === 0
    ? `Il n’y a encore personne : ${seats} places libres.`
    : `${count} ${count === 1 ? 'présent' : 'présents'}, ${seats} places.`
export const hostedNow = 'Un animateur donne le cours en ce moment.'
export const hostAlone = (seats: number) =>
  `Un animateur donne le cours en ce moment. Les ${seats} places sont libres.`
export const forVisitors = 'Connectez-vous pour entrer.'
export const logIn = 'Se connecter'
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
export const goIn = 'Entrer'
export const errors: Readonly<Record<string, string>> = {
  empty: 'Choisissez un pseudo.',
  'invalid-input':
    'Ce pseudo n’est pas possible : ni lien, ni adresse e-mail, ni numéro de téléphone, et un seul alphabet par mot.',
  'nickname-reserved': 'Ce pseudo fait penser à l’animateur ou à notre équipe. Choisissez-en un autre.',
  'nickname-taken': 'Ce pseudo est déjà pris ici. Choisissez-en un autre.',
  'name-reserved':
    'Votre vrai nom ne peut pas être affiché ici : il fait penser à l’animateur, à notre équipe ou à une adresse. Entrez sans l’afficher.',
  'no-place-for-new':
    'Les places réservées aux nouveaux comptes sont prises. Confirmez votre adresse e-mail ou terminez un quiz, et les autres places vous seront ouvertes.',
  'class-closed-to-new':
    'L’animateur ne laisse entrer que les personnes déjà venues à ce cours. Le film et la leçon restent à vous.',
  'class-full':
    'Toutes les places sont prises. Réessayez plus tard : en attendant, le film et la leçon sont à vous.',
  'removed-from-class':
    'L’animateur vous a fait sortir de ce cours. Vous pourrez revenir quand il sera terminé.',
  'no-classroom': 'Ce cours n’a plus de salle.',
  'class-has-host': 'Un autre opérateur anime ce cours.',
  'requires-recent-login':
    'Votre dernière connexion est trop ancienne pour animer un cours. Déconnectez-vous, puis reconnectez-vous.',
  'second-factor-required': 'Pour animer un cours, connectez-vous d’abord avec la validation en deux étapes.',
  unauthenticated: 'Votre session est terminée. Reconnectez-vous pour entrer.',
  'account-disabled': 'Ce compte a été désactivé.',
}
export const failed = 'Cela n’a pas fonctionné. Réessayez.'
export const gone = {
  left: 'Vous avez quitté le cours.',
  closed: 'L’animateur a terminé le cours. Merci d’avoir été là !',
  removed: 'L’animateur vous a fait sortir de ce cours.',
  'signed-out': 'Votre session est terminée. Reconnectez-vous pour entrer.',
  replaced:
    'Vous suivez maintenant le cours dans un autre onglet ou sur un autre appareil. Cette page l’a quitté.',
  moved: 'Le cours a changé de serveur. Vous pouvez entrer à nouveau.',
  restart: 'Le serveur a redémarré. Vous pouvez entrer à nouveau.',
  'too-much': 'Cela faisait trop d’un coup, la connexion a donc été coupée. Vous pouvez entrer à nouveau.',
} as const
export const comeBack = 'Entrer à nouveau'
export const noSocket =
  'Ce navigateur ne permet pas de rejoindre le cours. Vous avez ici le film et la leçon.'
export const hostTitle = 'Animer ce cours'
export const hostNote =
  'Vous changez le tableau pour tous et répondez aux questions. Les apprenants voient que vous animez.'
export const hostNickname = 'Votre nom d’animateur'
export const openClass = 'Ouvrir le cours'
export const enterAsHost = 'Entrer pour animer'
