import { describe, expect, it } from 'vitest'
import { oneOf, onOff, readSettings, settings, wholeNumber } from './settings.ts'

const group = settings({
  port: { env: 'PORT', schema: wholeNumber(0, 65535), fallback: '3000', about: '' },
  level: { env: 'LEVEL', schema: oneOf('info', 'warn'), fallback: 'info', about: '' },
  guard: { env: 'GUARD', schema: onOff, fallback: 'on', about: '' },
})

describe('settings', () => {
  it('take their defaults when unset or empty', () => {
    expect(readSettings(group, { LEVEL: '' })).toEqual({ port: 3000, level: 'info', guard: true })
  })

  it('are read from the environment', () => {
    expect(readSettings(group, { PORT: '0', LEVEL: 'warn', GUARD: 'off' })).toEqual({
      port: 0,
      level: 'warn',
      guard: false,
    })
  })

  it.each([
    ['PORT', 'eighty', 'PORT must be a whole number from 0 to 65535, but it is "eighty".'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, but it is "65536".'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, but it is "-1".'],
    ['PORT', '1e3', 'PORT must be a whole number from 0 to 65535, but it is "1e3".'],
    ['LEVEL', 'loud', 'LEVEL must be one of info, warn, but it is "loud".'],
    ['GUARD', 'yes', 'GUARD must be on or off, but it is "yes".'],
  ])('refuse %s=%s with one sentence that names the variable', (name, value, sentence) => {
    expect(() => readSettings(group, { [name]: value })).toThrow(sentence)
  })

  it('do not repeat a wrong value that may hold a secret', () => {
    const secret = settings({
      key: { env: 'KEY', schema: oneOf('a'), fallback: 'a', about: '', secret: true },
    })

    expect(() => readSettings(secret, { KEY: 'hunter2' })).toThrow(
      'KEY must be one of a, but it is something else.',
    )
  })
})
