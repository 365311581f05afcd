import { drawCertificate } from './draw-certificate.ts'
import { findUnprintableParts } from './name-fonts.ts'
import { outlineName } from './name-outlines.ts'
import type { Done, Work } from './print-queue.ts'

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
