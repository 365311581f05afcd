import { readFileSync } from 'node:fs'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { readConfig } from '#app/server/config/config.ts'
import { describeDatabase, openExistingDatabase } from '#app/server/open-database.ts'
import { SettingError } from '#platform/server/config/settings.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Config } from '#platform/server/feature.ts'
import { parseSettingsFile } from './settings-file.ts'

type Options = NonNullable<ParseArgsConfig['options']>
type Values<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true }>
>['values']

/** Shows the usage; status 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Its message is all that is shown; status 1. */
export class CommandError extends Error {
  override name = 'CommandError'
}

export interface Call<O extends Options> {
  readonly values: Values<O>
  readonly positionals: readonly string[]
  /** From the file of `--env-file` alone, or the environment. @throws SettingError */
  config(): Config
  /** What `config` is read from. */
  environment(): NodeJS.ProcessEnv
}

/** @param expected further errors whose message is enough, without a stack */
export async function runCommand<const O extends Options>(
  usage: string,
  options: O,
  run: (call: Call<O>) => Promise<void>,
  expected: readonly (abstract new (...args: never[]) => Error)[] = [],
): Promise<void> {
  try {
    await run(readCall(options))
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`Usage: npm run ${usage.replace(' -- ', ' -- [--env-file FILE] ')}`)
      process.exit(2)
    }
    const isExpected = [SettingError, CommandError, ...expected].some((kind) => error instanceof kind)
    console.error(isExpected ? (error as Error).message : error)
    process.exit(1)
  }
}

export async function withDatabase<T>(config: Config, use: (db: Db) => Promise<T>): Promise<T> {
  const db = await openExistingDatabase(config)
  console.error(`Database: ${describeDatabase(config)}`)
  try {
    return await use(db)
  } finally {
    await db.destroy()
  }
}

function readCall<const O extends Options>(options: O): Call<O> {
  try {
    const all = { ...options, 'env-file': { type: 'string' } } as const
    const { values, positionals } = parseArgs({ options: all, allowPositionals: true })
    const { 'env-file': file, ...own } = values as Record<string, unknown>
    const environment = () => (typeof file === 'string' ? readSettingsFile(file) : process.env)
    const config = () => readConfig(environment())
    return { values: own as Values<O>, positionals, config, environment }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    throw new UsageError()
  }
}

function readSettingsFile(file: string): NodeJS.ProcessEnv {
  try {
    return parseSettingsFile(readFileSync(file, 'utf8'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const hint =
      code === 'EACCES' ? '; it must be readable by the user that runs the server (chmod 640, chgrp)' : ''
    throw new SettingError(`The settings in ${file} cannot be read: ${code}${hint}.`)
  }
}
