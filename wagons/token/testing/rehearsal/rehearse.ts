// `npm run rehearse [-- --port PORT]`: the token on a chain and a site of this machine alone, until Ctrl-C. It stands with the
// scripts and not with the commands of a site, since it is made of what tests share, which nothing that ships imports.
import { parseArgs } from 'node:util'
import { requireBuiltPages } from '#app/server/pages/pages.ts'
import { stopOnSignal } from '#app/server/process/stop.ts'
import { openRehearsal } from './rehearsal.ts'

try {
  const port = readPort()
  requireBuiltPages()
  console.error('Starting a chain, a site and its learners. This takes up to a minute.')
  const { app, words } = await openRehearsal(port)
  stopOnSignal(app)
  console.log(words)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function readPort(): number | undefined {
  const { port } = parseArgs({ options: { port: { type: 'string' } } }).values
  if (port === undefined) return undefined
  if (/^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65_536) return Number(port)
  throw new Error('--port must be a whole number from 1 to 65535.')
}
