import { createApp } from './app.ts'
import { readConfig } from './config/config.ts'
import { describeAddress, warnOfSettings } from './config/server.config.ts'
import { createDeps } from './deps.ts'
import { requireBuiltPages } from './pages/pages.ts'
import { version } from './platform/installation.ts'
import { keepRunning } from './platform/scheduler/keep-running.ts'
import { explainStartFault, listen } from './process/start.ts'
import { stopOnSignal } from './process/stop.ts'

// Library frames alone would fill the default ten.
Error.stackTraceLimit = 40

try {
  const config = readConfig(process.env)
  requireBuiltPages()
  const deps = await createDeps(config)
  const app = await createApp(deps)
  keepRunning(app, deps.tasks)
  const address = await listen(app, config.server)
  stopOnSignal(app)
  const warning = warnOfSettings(config.server)
  if (warning) console.warn(warning)
  console.log(`EduTrain ${version} is ready: ${describeAddress(config.server, address)}`)
} catch (error) {
  console.error(`EduTrain cannot start: ${explainStartFault(error)}`)
  process.exit(1)
}
