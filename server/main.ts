import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { createDeps } from './deps.ts'
import { listen } from './listen.ts'
import { requireBuiltPages } from './pages.ts'
import { scheduleRetention } from './retention/retention.ts'
import { describeAddress, warnOfSettings } from './server.config.ts'
import { explainStartFault } from './start-fault.ts'
import { stopOnSignal } from './stop.ts'
import { version } from './version.ts'

// The frames of the libraries alone would fill the ten that there are.
Error.stackTraceLimit = 40

try {
  const config = readConfig(process.env)
  requireBuiltPages()
  const deps = await createDeps(config)
  const app = await createApp(deps)
  scheduleRetention(app, deps)
  const address = await listen(app, config.server)
  stopOnSignal(app)
  const warning = warnOfSettings(config.server)
  if (warning) console.warn(warning)
  console.log(`EduTrain ${version} is ready: ${describeAddress(config.server, address)}`)
} catch (error) {
  console.error(`EduTrain cannot start: ${explainStartFault(error)}`)
  process.exit(1)
}
