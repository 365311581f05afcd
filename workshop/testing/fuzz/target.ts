// A process of its own: the real app over a real database, which also tells its parent process what it stores.
import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createApp } from '#app/server/app.ts'
import { readConfig } from '#app/server/config/config.ts'
import { createDeps } from '#app/server/deps.ts'
import { listen } from '#app/server/process/start.ts'
import { everyRow } from '#workshop/testing/database/snapshot.ts'

const config = readConfig(process.env)
const deps = await createDeps(config)
const app = await createApp(deps)
await listen(app, config.server)

const questions: Record<string, () => Promise<unknown>> = {
  /** A checksum of each table, whatever the order of its rows. */
  async checksums() {
    const tables = Object.entries(await everyRow(deps.db)).map(([name, rows]) => {
      const sorted = rows.map((row) => JSON.stringify(row)).toSorted()
      return [name, `${rows.length} rows ${createHash('sha256').update(sorted.join('\n')).digest('hex')}`]
    })
    return Object.fromEntries(tables)
  },

  /** Bytes in use once everything that can be collected has been, and connections that are open. */
  async memory() {
    for (let round = 0; round < 5; round++) {
      globalThis.gc?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    const { heapUsed, external } = process.memoryUsage()
    const connections = await new Promise((resolve) =>
      app.server.getConnections((_error, count) => resolve(count)),
    )
    return { bytes: heapUsed + external, connections }
  },
}

process.on('message', async (question: string) => process.send?.(await questions[question]?.()))
process.on('disconnect', () => process.exit(0))
process.send?.((app.server.address() as AddressInfo).port)
