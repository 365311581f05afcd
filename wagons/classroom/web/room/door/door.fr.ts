export const title = 'Regarder ensemble'
export const here = (count: number) => `${count} ${count === 1 ? 'présent' : 'présents'}`
export const empty = 'La salle est à vous.'
export const hosted = (count: number) =>
  count === 0 ? 'L’animateur est là' : `${here(count)}, avec l’animateur`
export const forVisitors = 'Connectez-vous pour entrer.'
export const logIn = 'Se connecter'
export const goIn = 'Entrer'
export const goInAs = 'Sous le nom de'
export const change = 'Changer'
export const dialogTitle = 'Comment on vous voit'
export const gone = {
  left: 'Vous avez quitté le cours.',
  closed: 'L’animateur a terminé le cours. Merci d’avoir été là !',
  removed: 'L’animateur vous a fait sortir de ce cours.',
  'signed-out': 'Votre session est terminée. Reconnectez-vous pour entrer.',
  replaced:
    'Vous suivez maintenant le cours dans un autre onglet ou sur un autre appareil. Cette page l’a quitté.',
  moved: 'Le cours a changé de serveur. Vous pouvez entrer à nouveau.',
  restart: 'Le serveur a redémarré. Vous pouvez entrer à nouveau.',
  'too-much': 'C’était trop d’un coup : la connexion a été coupée. Vous pouvez entrer à nouveau.',
} as const
export const comeBack = 'Entrer à nouveau'
export const noSocket =
  'Ce navigateur ne permet pas de rejoindre le cours. Vous avez ici le film et la leçon.'
