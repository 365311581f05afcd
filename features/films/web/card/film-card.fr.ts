export const watch = 'Regarder le film'
export const goOn = 'Reprendre le film'
export const length = (seconds: number) => {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  return [minutes > 0 && `${minutes} min`, rest > 0 && `${rest} s`].filter(Boolean).join(' ')
}
export const loadFailed = 'Le film n’a pas pu être chargé. La leçon est ci-dessous.'
