// The least that Fastify can do: one route that answers the bytes and headers of BENCH_ANSWER (JSON).
import Fastify from 'fastify'

const { path, headers, body } = JSON.parse(process.env.BENCH_ANSWER ?? '') as {
  path: string
  headers: Record<string, string>
  body: string
}
const app = Fastify()
app.get(path, async (_request, reply) => reply.headers(headers).send(body))
const url = await app.listen({ host: '127.0.0.1', port: 0 })
process.on('SIGTERM', () => process.exit(0))
console.log(`The bare route is ready: ${url}`)
