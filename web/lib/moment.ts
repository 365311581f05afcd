/** Makes a writer of moments, in ms, by the customs of a language and in the time of this device. */
export function momentIn(language: string) {
  return (at: number): string =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(at)
}
