const space = '[ \\u00a0\\u202f]?'
const character = '[\\p{L}\\p{N}]'
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Which of these texts a file holds. One of up to three words may stand in a sentence about something else, so it counts
 * wherever no other word stands beside it: in quotes, between tags, after a colon, on a line of its own.
 */
export function findTexts(file: string, texts: readonly string[]): string[] {
  return texts.filter((text) => {
    if (!file.includes(text)) return false
    if (text.split(/\s/).length > 3) return true
    const whole = `(?<!${character}${space})${literal(text)}(?!${space}${character})`
    return new RegExp(whole, 'u').test(file)
  })
}
