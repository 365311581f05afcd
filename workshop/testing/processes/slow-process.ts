// A process of its own with a limited server that stops as ours does, and answers that take their time.
import Fastify from 'fastify'
import { stopOnSignal } from '#app/server/process/stop.ts'
import { createLimitedServer } from '#platform/server/connections/limited-server.ts'

/** More than fits into the buffers between two processes, in bytes. */
const big = 64 * 1024 * 1024

const limits = {
  requestTimeout: 30_000,
  answerTimeout: 30_000,
  keepAliveTimeout: 30_000,
  maxConnections: 100,
  maxConnectionsPerAddress: 100,
}
const app = Fastify({
  serverFactory: createLimitedServer(limits, () => false),
  return503OnClosing: false,
  logger: { level: 'info' },
})
app.get('/', async () => 'quick')
app.get('/big', async () => Buffer.alloc(big, '.'))
app.get('/never', () => new Promise(() => {}))
stopOnSignal(app)
console.log(`is ready: ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
