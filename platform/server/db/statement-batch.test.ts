import pg from 'pg'
import { describe, expect, it } from 'vitest'

const hint = 'pg has changed what statement-batch.ts rests on: read its lib/query.js and lib/connection.js'

/** As source, since none of it is in pg's types or documents. */
const sourceOf = (part: object, member: string) => String(Reflect.get(part, member))

describe('the private members of pg that a batch of statements needs', () => {
  const query = pg.Query.prototype
  const line = pg.Connection.prototype

  it.each([
    'submit',
    'prepare',
    '_getRows',
    'handleRowDescription',
    'handleDataRow',
    'handleCommandComplete',
    'handleError',
  ])('a query has %s', (member) => {
    expect(sourceOf(query, member), hint).toMatch(new RegExp(`^${member}\\(`))
  })

  it('preparing a query ends by asking for its rows, which the batch answers for', () => {
    expect(sourceOf(query, 'prepare'), hint).toContain('this._getRows(connection')
  })

  it.each(['parse', 'bind', 'describe', 'execute'])('a connection sends %s by _send', (member) => {
    expect(sourceOf(line, member), hint).toMatch(/this\._send\(/)
  })

  it('a connection has sync, and remembers by name what it has sent to be parsed', () => {
    expect(sourceOf(line, 'sync'), hint).toMatch(/this\._send\(/)
    expect(new pg.Connection(), hint).toMatchObject({ submittedNamedStatements: {} })
  })
})
