export const title = 'Réactions'
export const names = {
  heart: 'Cœur',
  clap: 'Bravo',
  laugh: 'Rire',
  puzzled: 'Perplexe',
}
