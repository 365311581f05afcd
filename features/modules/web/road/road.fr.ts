export const steps = { film: 'Film', lesson: 'Leçon', practice: 'Exercice', quiz: 'Quiz' }
export const done = 'c’est fait'
export const tasks = {
  film: 'Regarder le film',
  lesson: 'Lire la leçon',
  practice: 'S’exercer',
  quiz: 'Faire le quiz du module',
}
/** In halves. */
export const minutes = (count: number) => `${Math.floor(count)} min${count % 1 ? ' 30' : ''}`
