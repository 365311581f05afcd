export const title = 'Reactions'
export const names = {
  heart: 'Heart',
  clap: 'Applause',
  laugh: 'Laughing',
  puzzled: 'Puzzled',
}
