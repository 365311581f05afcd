export const practice = (id: number) => `Practice ${id}`
