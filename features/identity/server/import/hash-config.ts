import { z } from 'zod'
import type { ScryptParameters } from '../passwords/imported-hash.ts'
import { readJson } from './import-file.ts'

const base64 = z.string('must be base64').regex(/^[A-Za-z\d+/]*={0,2}$/, 'must be base64')
const whole = (min: number, max: number) => {
  const words = `must be a whole number from ${min} to ${max}`
  return z.coerce.number(words).int(words).min(min, words).max(max, words)
}

const hashConfig = z.object(
  {
    algorithm: z.literal('SCRYPT', 'must be SCRYPT'),
    base64_signer_key: base64.min(1, 'must not be empty'),
    base64_salt_separator: base64.default(''),
    rounds: whole(1, 8),
    mem_cost: whole(1, 14),
  },
  'must contain the password hash parameters',
)

/** As JSON, or as the hosted service's console shows it. @throws ImportFileError */
export function readHashConfig(file: string, content: string): ScryptParameters {
  const shown = /^\s*hash_config\s*\{([^}]*)\}\s*$/.exec(content)?.[1]
  const json = shown === undefined ? content : JSON.stringify(pairsOf(shown))
  const config = readJson(file, json, hashConfig)
  return {
    signerKey: config.base64_signer_key,
    saltSeparator: config.base64_salt_separator,
    rounds: config.rounds,
    memoryCost: config.mem_cost,
  }
}

const pairsOf = (shown: string) =>
  Object.fromEntries([...shown.matchAll(/(\w+)\s*:\s*([^\s,]+)/g)].map(([, name, value]) => [name, value]))
