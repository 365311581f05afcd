// npm `parse-server` as its manual starts it, out of the folder BENCH_PARSE_FOLDER, over the PostgreSQL of DATABASE_URL.
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

interface ParsePackage {
  readonly ParseServer: new (options: object) => { start(): Promise<unknown>; readonly app: unknown }
}
type Express = () => { use(path: string, app: unknown): void; (request: unknown, response: unknown): void }

const { BENCH_PARSE_FOLDER = '', BENCH_PARSE_KEY = '', DATABASE_URL = '' } = process.env
// It writes a folder of logs wherever it is loaded.
process.chdir(BENCH_PARSE_FOLDER)
const load = createRequire(join(BENCH_PARSE_FOLDER, 'package.json'))
const { ParseServer } = load('parse-server') as ParsePackage
const express = load('express') as Express

const app = express()
const server = createServer(app)
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const parse = new ParseServer({
  databaseURI: DATABASE_URL,
  appId: 'bench',
  masterKey: BENCH_PARSE_KEY,
  serverURL: `${url}/parse`,
  silent: true,
})
await parse.start()
app.use('/parse', parse.app)
process.on('SIGTERM', () => process.exit(0))
console.log(`parse-server is ready: ${url}`)
