export const steps = { film: 'Film', lesson: 'Lesson', practice: 'Exercise', quiz: 'Quiz' }
export const done = 'done'
export const tasks = {
  film: 'Watch the film',
  lesson: 'Read the lesson',
  practice: 'Practise',
  quiz: 'Take Module Quiz',
}
/** In halves. */
export const minutes = (count: number) => `${Math.floor(count)}${count % 1 ? '½' : ''}\u00a0min`
