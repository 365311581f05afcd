export const film = (title: string) => `Ce que dit le film : ${title}`
export const print = 'Imprimer avec les réponses'
