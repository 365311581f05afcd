import type { NameFault } from '#platform/contract/plain-text.ts'

export const saved = 'Profil mis à jour'
export const saveFailed = 'Profil non enregistré. Réessayez.'

export const tooLong = (longest: number) => `${longest} caractères au plus.`
export const faults: Record<Exclude<NameFault, 'too-long'>, string> = {
  'not-one-line': 'Un caractère ne peut pas être enregistré. Tapez le texte au lieu de le coller.',
  'nothing-to-see': 'Ce nom ne contient rien de lisible.',
  link: 'Pas d’adresse web dans un nom.',
}
