import { features } from '#app/server/features.ts'
import { featuresOf, wagonSettings } from '#app/server/wagons.ts'
import { issuerSettings } from '#platform/server/config/issuer.config.ts'
import { readSettings, type Settings, type Values } from '#platform/server/config/settings.ts'
import type { Config } from '#platform/server/feature.ts'
import { checkDatabaseSettings, databaseSettings } from './database.config.ts'
import { mailSettings } from './mail.config.ts'
import { operationsSettings, retentionSettings } from './operations.config.ts'
import { serverSettings } from './server.config.ts'

const first = {
  server: serverSettings,
  database: databaseSettings,
  mail: mailSettings,
  issuer: issuerSettings,
  wagons: wagonSettings,
}
const last = { retention: retentionSettings, operations: operationsSettings }
type CoreConfig = {
  readonly [G in keyof (typeof first & typeof last)]: Values<(typeof first & typeof last)[G]>
}

declare module '#platform/server/feature.ts' {
  interface Config extends CoreConfig {}
}

/** In the order of docs/configuration.md. */
export const settingGroups: Readonly<Record<string, Settings>> = {
  ...first,
  ...Object.assign({}, ...features.map(({ settings }) => settings)),
  ...last,
}

/** @throws SettingError naming the first variable with a wrong value */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const groups = Object.entries(settingGroups).map(([name, group]) => [name, readSettings(group, env)])
  const config: Config = Object.fromEntries(groups)
  checkDatabaseSettings(config.database)
  for (const { checkSettings } of featuresOf(config)) checkSettings?.(config, env)
  return config
}
