import { expect, it } from 'vitest'
import { describeError } from './error-log.ts'

it('an error is told by its kind, message, code, place and causes', () => {
  const cause = Object.assign(new TypeError('no such thing'), { code: 'ENOTHING' })
  const line = describeError(new Error('it failed', { cause }))

  expect(line).toMatchObject({
    type: 'Error',
    message: 'it failed',
    cause: { type: 'TypeError', message: 'no such thing', code: 'ENOTHING' },
  })
  expect(line.stack).toContain('error-log.test.ts')
})

it('what others hang on their errors is not told', () => {
  const error = Object.assign(new Error('refused'), {
    detail: 'Key (email)=(ada@example.org) already exists.',
    response: { body: 'SECRET' },
    parameters: ['SECRET'],
  })

  expect(Object.keys(describeError(error)).toSorted()).toEqual(['message', 'stack', 'type'])
})

it.each([
  ['550 <ada@example.org> is unknown', '550 <[e-mail]> is unknown'],
  ['value "ada.l+x@example.org" is there', 'value "[e-mail]" is there'],
  ['GET https://a.example/x?code=SECRET&state=S failed', 'GET https://a.example/x?[query] failed'],
  [`bad token eyJ${'a'.repeat(40)}.${'b'.repeat(40)}.c-_d`, 'bad token [token]'],
  [`code ${'k7_-'.repeat(11)} is used`, 'code [token] is used'],
  ['no such table: certificate_requests', 'no such table: certificate_requests'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
])('%s is told as %s', (message, shown) => {
  const error = new Error(message)

  expect(describeError(error).message).toBe(shown)
  expect(describeError(error).stack).not.toContain(message)
  expect(describeError(message).message).toBe(shown)
})

it('causes without end are told to some depth', () => {
  const error = new Error('around')
  error.cause = error

  expect(JSON.stringify(describeError(error)).match(/around/g)).toHaveLength(5)
})
