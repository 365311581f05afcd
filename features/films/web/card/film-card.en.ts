export const watch = 'Watch the film'
export const goOn = 'Continue watching'
export const length = (seconds: number) => {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  return [minutes > 0 && `${minutes} min`, rest > 0 && `${rest} s`].filter(Boolean).join(' ')
}
export const loadFailed = 'The film could not be loaded. The lesson is below.'
