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
export const comeBack = 'Entrer à nouveau'
export const noSocket =
  'Ce navigateur ne permet pas de rejoindre le cours. Vous avez ici le film et la leçon.'
