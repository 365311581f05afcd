import type { NameFault } from '#contract/plain-text.ts'

export const tooLong = (longest: number) => `${longest} caractères au plus.`
export const faults: Record<Exclude<NameFault, 'too-long'>, string> = {
  'not-one-line': 'Ce texte contient un caractère qui ne peut pas être enregistré. Saisissez-le à la main.',
  'nothing-to-see': 'Saisissez un nom visible.',
  link: 'Un nom ne peut pas contenir d’adresse web.',
}
