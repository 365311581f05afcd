import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('fr')

export const welcome = 'Bienvenue à bord'
export const welcomeAs = (name: string) => `Bienvenue à bord, ${name}`
export const firstSteps = 'Dans chaque module : le film, la leçon, puis le quiz.'
export const minutesLeft = (count: number) => `encore environ ${count} minutes`
export const hoursLeft = (count: number) =>
  `encore environ ${String(count).replace('.', ',')} ${plural(count, { one: 'heure', other: 'heures' })}`
export const failure = (_error: unknown) => 'Votre progression n’a pas pu être chargée.'
