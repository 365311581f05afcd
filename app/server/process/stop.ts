import type { FastifyInstance } from 'fastify'

/** For requests in flight, in ms. */
const grace = 8_000
/** Hard end, in ms: ten seconds are promised. */
const latest = 9_500

/** A second signal ends the process at once, with the shell's exit code for the signal. */
export function stopOnSignal(app: FastifyInstance): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    void close(app).then((code) => process.exit(code))
  }
  const onSignal = (number: number) => () => {
    if (stopping) process.exit(128 + number)
    stop()
  }
  process.on('SIGTERM', onSignal(15))
  process.on('SIGINT', onSignal(2))
  stopWithNpm(stop)
}

/** Idle connections are closed at once (open-connections.ts), the others cut off after `grace`. */
async function close(app: FastifyInstance): Promise<number> {
  const { server, log } = app
  log.info('stopping')
  setTimeout(() => {
    log.warn('closing requests that did not finish')
    server.closeAllConnections()
  }, grace)
  setTimeout(() => {
    log.error('the process did not stop in time')
    process.exit(1)
  }, latest)
  try {
    await app.close()
    log.info('stopped')
    return 0
  } catch (error) {
    log.error({ err: error }, 'stopping failed')
    return 1
  }
}

/** npm's shell passes no signal on: the server would outlive `npm start`. */
function stopWithNpm(stop: () => void): void {
  if (process.env.npm_lifecycle_event !== 'start') return
  const shell = process.ppid
  setInterval(() => {
    if (process.ppid !== shell) stop()
  }, 500).unref()
}
