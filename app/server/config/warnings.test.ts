import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { warningsOf } from './warnings.ts'

const warnings = (env: NodeJS.ProcessEnv) => warningsOf(readConfig(env), env)
const site = {
  PUBLIC_URL: 'https://edutrain.example',
  TRUST_PROXY: 'loopback',
  ISSUER_ADDRESS: '1 Station Road',
  ISSUER_EMAIL: 'hello@edutrain.example',
  SITE_HOST: 'A host',
  SUPERVISORY_AUTHORITY: 'An authority',
}

it('a site on this machine needs neither a proxy nor a mail server', () => {
  expect(warnings({})).toEqual([])
  expect(warnings({ PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
})

it('a public site without a mail server is warned of, since nothing can be verified there', () => {
  expect(warnings(site)).toEqual([expect.stringContaining('no mail server')])
  expect(warnings({ ...site, SMTP_URL: 'smtps://mail.example' })).toEqual([])
})

it('a site that would remove idle accounts and has no mail server is warned that it removes none', () => {
  expect(warnings({ IDLE_ACCOUNT_MONTHS: '12' })).toEqual([expect.stringContaining('no mail server')])
  expect(warnings({ IDLE_ACCOUNT_MONTHS: '12', SMTP_URL: 'smtps://mail.example' })).toEqual([])
})

it('a setting that is misspelt is named', () => {
  expect(warnings({ PROT: '80' })).toEqual([expect.stringContaining('PROT is no setting')])
})
