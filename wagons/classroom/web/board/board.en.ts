import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('en')

export const together = 'Watch together'
export const togetherNote = 'In step with everyone here.'
export const aloneNote = 'On your own: the board does not move for you.'
export const startFilm = 'Start the film for everyone'
export const board = {
  alone: 'No one else is here yet. Start when you like: others join in as they come.',
  ready: 'Start the film when you like: everyone here watches it together.',
  waiting: 'Nothing is on the board yet. The host will start.',
  yours: 'You start: play the film for everyone.',
  startsIn: (seconds: number) =>
    plural(seconds, {
      one: `The film starts in ${seconds} second.`,
      other: `The film starts in ${seconds} seconds.`,
    }),
  film: 'The film is playing for everyone.',
  filmAlone: 'The film is playing.',
  stopped: 'The film is paused for everyone.',
  stoppedAlone: 'The film is paused.',
  over: 'The film is over.',
  section: (title: string) => `On the board: ${title}`,
}
