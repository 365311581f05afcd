import type { NameOutlines } from '#features/certificates/contract/certificate-desk.ts'
import { findNameFonts } from './name-fonts.ts'
import { setName } from './printed-name.ts'
import { nameWidth } from './ticket.ts'

/** As it stands on the certificate, in points from its left upper corner. */
export async function outlineName(name: string): Promise<NameOutlines> {
  const { lines, size, ascent, pitch } = setName(await findNameFonts(name), nameWidth)
  return {
    width: Math.max(...lines.map(({ width }) => width * size)),
    height: lines.length * pitch,
    glyphs: lines.flatMap(({ glyphs }, line) =>
      glyphs
        .filter(({ outline }) => outline !== '')
        .map(({ outline, x, y, unitsPerEm }) => {
          const scale = size / unitsPerEm
          const place = [x * size, ascent + line * pitch - y * size]
          return { path: outline, transform: `matrix(${[scale, 0, 0, -scale, ...place].join(' ')})` }
        }),
    ),
  }
}
