export const englishStop = {
  ask: 'Stop the emails about what is waiting?',
  asked: 'Operators of this site get an email when something is waiting for them. The button stops yours.',
  button: 'Stop these emails',
  stopped: 'You will get no more of these emails',
  again: 'You can turn them on again in the operator area, below the overview.',
  toDesk: 'Open the operator area',
  tooOften: 'Too many requests',
  wait: 'Please try again in ten minutes.',
  languages: 'Languages',
}
