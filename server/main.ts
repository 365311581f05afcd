import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { createDeps } from './deps.ts'
import { SettingError } from './platform/config/settings.ts'
import { ContentError } from './platform/content/yaml-file.ts'

/** Longest time a stop may take before the process ends anyway, in ms. */
const stopTimeout = 10_000

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const app = await createApp(await createDeps(config))
  const address = await app.listen({ port: config.server.port, host: config.server.host })
  console.log(`EduTrain is ready: ${address.replace('127.0.0.1', 'localhost')}`)

  const stop = () => {
    setTimeout(() => process.exit(1), stopTimeout).unref()
    void app.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

main().catch((error: unknown) => {
  console.error(`EduTrain cannot start: ${explain(error)}`)
  process.exit(1)
})

/** Mistakes of the operator get their one sentence, anything else its stack. */
function explain(error: unknown): string {
  if (error instanceof SettingError || error instanceof ContentError) return error.message
  if (!(error instanceof Error)) return String(error)
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'PORT is in use by another program; choose another one.'
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST is no address of this machine.'
  if (code === 'EACCES' || code === 'EEXIST' || code === 'ENOTDIR' || code === 'EROFS')
    return `DATA_DIR or PORT cannot be used: ${error.message}.`
  return error.stack ?? error.message
}
