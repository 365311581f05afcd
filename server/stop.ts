import type { FastifyInstance } from 'fastify'

/** How long requests in flight may take to finish after the stop was asked for, in ms. */
const grace = 4_000
const idleCheck = 100

/** Stops the process on SIGTERM or SIGINT, and when the npm that started it is gone. */
export function stopOnSignal(app: FastifyInstance): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    void close(app).then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  stopWithNpm(stop)
}

/** Lets requests in flight finish; connections that only wait for a next one are closed. */
async function close(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), idleCheck)
  const rest = setTimeout(() => app.server.closeAllConnections(), grace)
  await app.close()
  clearInterval(idle)
  clearTimeout(rest)
}

/** npm runs its scripts in a shell that passes no signal on: without this the server would outlive `npm start`. */
function stopWithNpm(stop: () => void): void {
  if (process.env.npm_lifecycle_event !== 'start') return
  const shell = process.ppid
  setInterval(() => {
    if (process.ppid !== shell) stop()
  }, 500).unref()
}
