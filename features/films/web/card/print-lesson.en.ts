export const film = (title: string) => `What the film says: ${title}`
export const print = 'Print with the answers'
