export const place = (step: string, number: number, all: number) => `Step ${number} of ${all}: ${step}`
