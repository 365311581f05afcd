// `npm run dev`: the server, restarted when its sources change, and Vite in front of it with hot reload.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { readConfig } from '#app/server/config/config.ts'
import { siteNameToFill } from '#platform/contract/pages.ts'
import { socketPaths } from '#platform/server/connections/upgrades.ts'

const root = join(import.meta.dirname, '..')
const { server: settings, issuer } = readConfig(process.env)

const server = spawn(
  process.execPath,
  ['--watch', '--disable-warning=ExperimentalWarning', join(root, 'app/server/main.ts')],
  { stdio: 'inherit', cwd: root },
)
process.once('exit', () => server.kill())

const target = `http://127.0.0.1:${settings.port}`
// The host stays the browser's own, because the identity client is told to call where its page came from.
const served = [
  '/api',
  '/config.json',
  '/healthz',
  '/readyz',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
]
const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  configLoader: 'native',
  plugins: [
    { name: 'site-name', transformIndexHtml: (html) => html.replaceAll(siteNameToFill, issuer.siteName) },
  ],
  server: {
    proxy: {
      ...Object.fromEntries(served.map((path) => [path, { target }])),
      [socketPaths]: { target, ws: true },
    },
  },
})
await vite.listen()
vite.printUrls()
