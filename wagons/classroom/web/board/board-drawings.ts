/** In characters: what of a title fits on a line of the board. */
const titleLength = 20
const mostLines = 4
const ink = '#1d1b2c'
const font = 'font-family="\'Barlow Condensed\',\'Arial Narrow\',sans-serif" font-weight="600"'

/** A section of the lesson as the hall's board shows it: its title, in the season's colours of the page. */
export function sectionDrawing(title: string, season: string): string {
  const lines = wrap(title)
  const first = 108 - (lines.length - 1) * 17
  const words = lines
    .map((line, index) => `<text x="160" y="${first + index * 34}">${escaped(line)}</text>`)
    .join('')
  return drawing(
    `<path d="M0 0h320v200H0z" fill="#fffdf8"/><path d="M0 0h320v14H0zM0 186h320v14H0z" fill="${season}"/>` +
      `<path d="M24 164h272" stroke="${season}" stroke-width="3" stroke-dasharray="6 6"/>` +
      `<g ${font} font-size="30" text-anchor="middle" fill="${ink}">${words}</g>`,
  )
}

/** The seconds until a film begins, over its first picture. */
export function withCountdown(source: string, seconds: number): string {
  return source.replace(
    /<\/svg>\s*$/,
    `<circle cx="160" cy="100" r="46" fill="${ink}" opacity=".9"/><text x="160" y="122" ${font} font-size="64" text-anchor="middle" fill="#ffcf70">${seconds}</text></svg>`,
  )
}

const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200" viewBox="0 0 320 200">${content}</svg>`

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Lines of whole words; what is too long ends in three dots. */
function wrap(words: string): string[] {
  const lines: string[] = []
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= titleLength)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.length <= mostLines ? lines : [...lines.slice(0, mostLines - 1), `${lines[mostLines - 1]} …`]
}
