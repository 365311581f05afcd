import type { FastifyInstance } from 'fastify'

/** How long requests in flight may take to finish after the stop was asked for, in ms. */
const grace = 8_000
/** When the process ends whatever is still going on, in ms: ten seconds are promised. */
const latest = 9_500

/**
 * Stops the process on SIGTERM or SIGINT, and when the npm that started it is gone. A second signal ends it at once,
 * with the exit code that a shell gives to a program that a signal ended.
 */
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

/**
 * Takes no new connection, lets requests in flight finish, and then closes the database. Connections that only wait
 * for a next request are closed (open-connections.ts); what is left when the time is over is cut off.
 */
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

/** npm runs its scripts in a shell that passes no signal on: without this the server would outlive `npm start`. */
function stopWithNpm(stop: () => void): void {
  if (process.env.npm_lifecycle_event !== 'start') return
  const shell = process.ppid
  setInterval(() => {
    if (process.ppid !== shell) stop()
  }, 500).unref()
}
