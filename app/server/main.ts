import { appDir, version } from '#platform/server/installation.ts'
import { keepRunning } from '#platform/server/scheduler/task-runner.ts'
import { createApp } from './app.ts'
import { readConfig } from './config/config.ts'
import { describeAddress } from './config/server.config.ts'
import { warningsOf } from './config/warnings.ts'
import { createDeps } from './deps.ts'
import { isBuiltOf } from './pages/built-content.ts'
import { requireBuiltPages } from './pages/pages.ts'
import { explainStartFault, listen } from './process/start.ts'
import { stopOnSignal } from './process/stop.ts'
import { featuresOf } from './wagons.ts'

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
  for (const warning of [...warningsOf(deps.currentSite.now().config, process.env), ...deps.infoPages.faults])
    console.warn(warning)
  if (!isBuiltOf(appDir, deps, config.server.contentDir, featuresOf(config)))
    console.warn(
      'The pages were built with other content than CONTENT_DIR has: they show other programmes, titles or numbers. Build them with CONTENT_DIR set.',
    )
  console.log(`EduTrain ${version} is ready: ${describeAddress(config.server, address)}`)
} catch (error) {
  console.error(`EduTrain cannot start: ${explainStartFault(error)}`)
  process.exit(1)
}
