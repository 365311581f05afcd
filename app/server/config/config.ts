import { checkHostedSettings } from '#features/identity/server/hosted/hosted-rules.ts'
import { identitySettings } from '#features/identity/server/identity.config.ts'
import { readSettings, type Settings, type Values } from '#platform/server/config/settings.ts'
import { classroomSettings } from '#wagons/classroom/server/classroom.config.ts'
import { rewardsSettings } from '#wagons/token/rewards/server/rewards.config.ts'
import { checkTokenSettings, tokenSettings } from '#wagons/token/server/token.config.ts'
import { walletsSettings } from '#wagons/token/wallets/server/wallets.config.ts'
import { checkDatabaseSettings, databaseSettings } from './database.config.ts'
import { issuerSettings } from './issuer.config.ts'
import { mailSettings } from './mail.config.ts'
import { operationsSettings } from './operations.config.ts'
import { retentionSettings } from './retention.config.ts'
import { serverSettings } from './server.config.ts'

/** In the order of docs/configuration.md. */
export const settingGroups = {
  server: serverSettings,
  database: databaseSettings,
  mail: mailSettings,
  issuer: issuerSettings,
  identity: identitySettings,
  wallets: walletsSettings,
  rewards: rewardsSettings,
  token: tokenSettings,
  classroom: classroomSettings,
  retention: retentionSettings,
  operations: operationsSettings,
} satisfies Record<string, Settings>

export type Config = { readonly [G in keyof typeof settingGroups]: Values<(typeof settingGroups)[G]> }

/** @throws SettingError naming the first variable with a wrong value */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const config = {
    server: readSettings(settingGroups.server, env),
    database: readSettings(settingGroups.database, env),
    mail: readSettings(settingGroups.mail, env),
    issuer: readSettings(settingGroups.issuer, env),
    identity: readSettings(settingGroups.identity, env),
    wallets: readSettings(settingGroups.wallets, env),
    rewards: readSettings(settingGroups.rewards, env),
    token: readSettings(settingGroups.token, env),
    classroom: readSettings(settingGroups.classroom, env),
    retention: readSettings(settingGroups.retention, env),
    operations: readSettings(settingGroups.operations, env),
  }
  checkDatabaseSettings(config.database)
  checkHostedSettings(config.identity, config.server, env)
  checkTokenSettings(config.token, config.wallets)
  return config
}
