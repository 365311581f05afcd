import { expect, it } from 'vitest'
import { settingGroups } from './config.ts'
import { findMisspelt, misspeltWarning } from './misspelt-settings.ts'

const found = (...names: string[]) =>
  findMisspelt(Object.fromEntries(names.map((name) => [name, '']))).map(
    ({ written, meant }) => `${written} ${meant}`,
  )

it('a name that is a letter or two from a setting is found', () => {
  expect(found('PROT', 'PUBLC_URL', 'SMPT_URL', 'TRUST_PROXIES', 'DATADIR', 'OPERATOR_EMAIL')).toEqual([
    'PROT PORT',
    'PUBLC_URL PUBLIC_URL',
    'SMPT_URL SMTP_URL',
    'DATADIR DATA_DIR',
    'OPERATOR_EMAIL OPERATOR_EMAILS',
  ])
})

it('settings, and names that other programs have, are not', () => {
  const settings = Object.values(settingGroups).flatMap((group) => Object.values(group).map(({ env }) => env))

  expect(found(...settings)).toEqual([])
  expect(
    found(
      ...['HOME', 'HOSTNAME', 'PATH', 'SHELL', 'USER', 'LOGNAME', 'LANG', 'TERM', 'PWD', 'NODE_ENV', 'TZ'],
      ...['POSTGRES_PASSWORD', 'PORTS', 'LC_ALL', 'MALLOC_ARENA_MAX', 'INVOCATION_ID', 'npm_config_port'],
    ),
  ).toEqual(['PORTS PORT'])
})

it('the warning names both', () => {
  expect(misspeltWarning({ written: 'PROT', meant: 'PORT' })).toBe(
    'PROT is no setting and changes nothing; the one that is spelt like it is PORT.',
  )
})
