export const practice = (id: number) => `Exercice ${id}`
