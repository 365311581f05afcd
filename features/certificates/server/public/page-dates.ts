const styles = {
  long: { dateStyle: 'long' },
  day: { day: 'numeric', month: 'short' },
  year: { year: 'numeric' },
} as const

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * In UTC. A format takes far longer to make than to use.
 * @param language of the pages, which are few: each keeps its formats
 */
export function dateText(time: number, style: keyof typeof styles, language: string): string {
  const key = `${style} ${language}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...styles[style] })
  formats.set(key, format)
  return format.format(time)
}
