// The process of printer.ts.
import { drawCertificate } from './draw-certificate.ts'
import { findUnprintableParts } from './name-fonts.ts'
import type { Done, Job } from './printer.ts'

let work: Promise<unknown> = Promise.resolve()

process.on('message', (job: Job) => {
  work = work.then(() => answer(job))
})
// Whoever asked is gone.
process.on('disconnect', () => process.exit())

async function answer({ id, print, name }: Job) {
  const tell = (done: Omit<Done, 'id'>) => process.send?.({ id, ...done })
  try {
    tell({ result: print ? await drawCertificate(print) : await findUnprintableParts(name) })
  } catch (error) {
    tell({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}
