import { expect, it } from 'vitest'
import { DatabaseAwayError, explainPostgresFault } from './database-faults.ts'

const fault = (code: string, message: string) => Object.assign(new Error(message), { code })

it.each([
  ['no room on its disk', fault('53100', 'could not extend file: No space left on device')],
  ['no room for the files that each new connection writes', fault('XX000', 'could not write init file')],
  ['a start that is not over', fault('57P03', 'the database system is starting up')],
  ['nobody who answers', fault('ECONNREFUSED', 'connect ECONNREFUSED 10.0.0.11:5432')],
])('a database that cannot be connected to is away, not a defect: %s', (_, error) => {
  expect(explainPostgresFault(error, 'connecting')).toBeInstanceOf(DatabaseAwayError)
})

it.each([
  [
    'a transaction that was silent for too long',
    fault('25P03', 'terminating connection due to idle-in-transaction timeout'),
  ],
  ['a server that shuts down', fault('57P01', 'terminating connection due to administrator command')],
])('under a statement the connection may be lost, so that it is tried again: %s', (_, error) => {
  expect(explainPostgresFault(error, 'statement')).toMatchObject({ name: 'DatabaseAwayError', isLost: true })
})

it.each([
  ['in English', 'cannot use serializable mode in a hot standby'],
  ['in French', 'ne peut pas utiliser le mode sérialisable sur un serveur en « Hot Standby »'],
])('a primary that is a standby still is away, not a defect, also for what has no code: %s', (_, message) => {
  expect(explainPostgresFault(fault('0A000', message), 'statement')).toBeInstanceOf(DatabaseAwayError)
})

it('a defect stays a defect: an internal error of a statement, a wrong password', () => {
  const internal = fault('XX000', 'cache lookup failed for relation 16384')
  const password = fault('28P01', 'password authentication failed for user "edutrain"')

  expect(explainPostgresFault(internal, 'statement')).toBe(internal)
  expect(explainPostgresFault(password, 'connecting')).toBe(password)
})
