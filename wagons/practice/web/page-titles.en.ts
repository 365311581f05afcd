export const practice = (id: number) => `Exercise ${id}`
