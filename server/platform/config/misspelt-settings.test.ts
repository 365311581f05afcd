import { expect, it } from 'vitest'
import { warnOfMisspelt } from './misspelt-settings.ts'

const known = ['PORT', 'HOST', 'DATA_DIR', 'PUBLIC_URL', 'IDENTITY_API_KEY', 'SMTP_URL']
const warn = (...names: string[]) =>
  warnOfMisspelt(Object.fromEntries(names.map((name) => [name, 'x'])), known)

it.each([
  ['PROT', 'PROT (did you mean PORT?)'],
  ['PORTS', 'PORTS (did you mean PORT?)'],
  ['DATADIR', 'DATADIR (did you mean DATA_DIR?)'],
  ['PUBLIC_ULR', 'PUBLIC_ULR (did you mean PUBLIC_URL?)'],
  ['SMTP_ADDRESS', 'SMTP_ADDRESS'],
  ['IDENTITY_KEY', 'IDENTITY_KEY'],
])('%s is told as a setting without effect', (name, told) => {
  expect(warn('PATH', name)).toBe(
    `Unknown settings without effect: ${told}. All settings are in docs/configuration.md.`,
  )
})

it('several are told in one line', () => {
  expect(warn('PROT', 'HSOT')).toContain('PROT (did you mean PORT?), HSOT (did you mean HOST?).')
})

it.each([
  'PORT',
  'HOME',
  'HOSTNAME',
  'PATH',
  'NODE_ENV',
  'DATABASE_HOST',
  'npm_config_prot',
  'LANG',
  'SHLVL',
  'PWD',
])('%s is told by nobody', (name) => {
  expect(warn(name)).toBeUndefined()
})
