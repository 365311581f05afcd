import { z } from 'zod'

/** `fallback` applies when the variable is unset or empty; without one it counts as empty. */
export interface Setting<T = unknown> {
  readonly env: string
  readonly schema: z.ZodType<T, string>
  readonly fallback?: string
  /** One sentence, shown in docs/configuration.md. */
  readonly about: string
  /** Wrong values are not repeated in messages. */
  readonly secret?: boolean
}

export type Settings = Readonly<Record<string, Setting>>

export type Values<G extends Settings> = { readonly [K in keyof G]: z.output<G[K]['schema']> }

export const settings = <const G extends Settings>(group: G): G => group

/** One sentence that names the variable. */
export class SettingError extends Error {
  override name = 'SettingError'
}

/** @throws SettingError at the first value its schema refuses */
export function readSettings<G extends Settings>(group: G, env: NodeJS.ProcessEnv): Values<G> {
  const entries = Object.entries(group).map(([key, setting]) => [key, readSetting(setting, env)])
  return Object.fromEntries(entries)
}

function readSetting(setting: Setting, env: NodeJS.ProcessEnv): unknown {
  const text = env[setting.env] || (setting.fallback ?? '')
  const parsed = setting.schema.safeParse(text)
  if (parsed.success) return parsed.data
  const reason = parsed.error.issues[0]?.message ?? 'is not valid'
  const shown = setting.secret ? 'something else' : JSON.stringify(text)
  throw new SettingError(`${setting.env} ${reason}, but it is ${shown}.`)
}

/** Both bounds included. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)

export const oneOf = <const T extends [string, ...string[]]>(...words: T) =>
  z.string().pipe(z.enum(words, { error: `must be one of ${words.join(', ')}` }))

export const onOff = z
  .string()
  .regex(/^(on|off)$/, 'must be on or off')
  .transform((word) => word === 'on')
