import type { NameOutlines } from '#features/certificates/contract/certificate-desk.ts'
import { drawCertificate } from './draw-certificate.ts'
import { findNameFonts, findUnprintableParts } from './name-fonts.ts'
import type { Done, Work } from './print-queue.ts'
import { setName } from './printed-name.ts'
import { nameWidth } from './ticket.ts'

process.on('message', answer)
// The caller is gone.
process.on('disconnect', () => process.exit())

const perform = (work: Work) => {
  switch (work.task) {
    case 'print':
      return drawCertificate(work.print)
    case 'check':
      return findUnprintableParts(work.name)
    case 'outline':
      return outlineName(work.name)
  }
}

async function answer(work: Work) {
  const tell = (done: Done) => process.send?.(done)
  try {
    tell({ result: await perform(work) })
  } catch (error) {
    tell({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

/** As it stands on the certificate, in points from its left upper corner. */
async function outlineName(name: string): Promise<NameOutlines> {
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
