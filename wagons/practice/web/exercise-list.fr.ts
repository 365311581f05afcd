import type { ExerciseId } from '#wagons/practice/contract.ts'

export const titles: Readonly<Record<ExerciseId, string>> = {
  'who-holds-it': 'Qui garde les clés ?',
  'chain-of-blocks': 'Casser la chaîne',
  'practice-wallet': 'Votre premier portefeuille',
  'send-coins': 'Envoyer des dollars d’exercice',
  'dao-vote': 'Sauver la radio',
  'badge-on-chain': 'Un badge sur la chaîne',
  'signing-window': 'Lire la fenêtre',
  'virtual-place': 'Une heure à Perolika',
  'the-pot': 'La cagnotte',
}
export const practise = (title: string) => `Exercice : ${title}`
export const minutes = (count: number) => `environ ${count} min`
export const practiceNote = (time: string) => `Rien n’y est réel · ${time.replaceAll(' ', '\u00a0')}`
export const practised = 'C’est fait. Vous pouvez le refaire.'
