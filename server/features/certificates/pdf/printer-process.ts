import { drawCertificate } from './draw-certificate.ts'
import { findUnprintableParts } from './name-fonts.ts'
import type { Done, Work } from './print-queue.ts'

process.on('message', answer)
// The caller is gone.
process.on('disconnect', () => process.exit())

async function answer({ print, name }: Work) {
  const tell = (done: Done) => process.send?.(done)
  try {
    tell({ result: print ? await drawCertificate(print) : await findUnprintableParts(name) })
  } catch (error) {
    tell({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}
