export const title = 'Le cours'
export const here = (count: number) => `${count} ${count === 1 ? 'présent' : 'présents'}`
export const empty = 'Personne pour le moment.'
export const hosted = (count: number) =>
  count === 0 ? 'L’animateur est là' : `${here(count)}, avec l’animateur`
export const forVisitors = 'Connectez-vous pour rejoindre le cours.'
export const logIn = 'Se connecter'
export const goIn = 'Rejoindre le cours'
export const goInAs = 'Sous le nom de'
export const change = 'Changer'
export const dialogTitle = 'Comment on vous voit'
export const comeBack = 'Retourner au cours'
export const noSocket =
  'Ce navigateur ne permet pas de rejoindre le cours. Vous avez ici le film et la leçon.'
