import { createApp } from './app.ts'
import { readConfig, settingGroups } from './config.ts'
import { createDeps } from './deps.ts'
import { listen } from './listen.ts'
import { checkMailServer } from './mail-check.ts'
import { requireBuiltPages } from './pages.ts'
import { warnOfMisspelt } from './platform/config/misspelt-settings.ts'
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
  if (config.mail.smtpUrl) void checkMailServer(deps.identity.mailer, console.warn)
  const known = Object.values(settingGroups).flatMap((group) => Object.values(group).map(({ env }) => env))
  for (const warning of [warnOfSettings(config.server), warnOfMisspelt(process.env, known)])
    if (warning) console.warn(warning)
  console.log(`EduTrain ${version} is ready: ${describeAddress(config.server, address)}`)
} catch (error) {
  console.error(`EduTrain cannot start: ${explainStartFault(error)}`)
  process.exit(1)
}
