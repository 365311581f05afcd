import { expect, it } from 'vitest'
import { acts, add, list, path, prepare } from '#workshop/testing/app/privacy-requests.ts'

it('an account is deleted by its email, and of the request only its number, kind and days are left', async () => {
  const { app, operator, learner } = await prepare()
  const id = await add(operator, {})
  const wrong = await operator.call('POST', `${path}/${id}/deletion`, { email: 'bob@example.org' })
  expect([wrong.status, wrong.body.error.code]).toEqual([409, 'wrong-email'])

  const deleted = await operator.call('POST', `${path}/${id}/deletion`, { email: 'Ada@Example.org' })
  expect(deleted.body).toEqual({ doneAt: app.clock() })

  expect((await learner.call('GET', '/api/profile')).status).toBe(401)
  expect(await list(operator, 'done')).toMatchObject([
    { id, kind: 'delete', accountId: null, email: null, person: '', note: '', doneAt: app.clock() },
  ])
  expect((await acts(app)).at(-1)).toEqual({ act: 'account-deleted', subject: id, detail: '' })
  expect(JSON.stringify(await acts(app))).not.toMatch(/ada/i)
})

it.each([
  ['is not one to delete', { kind: 'see' }, 'other-kind'],
  ['is of a person without an account', { person: 'Grace' }, 'no-account'],
  ['is of an operator', { person: 'boss@example.org' }, 'operator-account'],
])('no account is deleted by a request that %s', async (_which, body, code) => {
  const { app, operator } = await prepare()
  const id = await add(operator, body)

  const email = 'person' in body && body.person.includes('@') ? body.person : 'ada@example.org'
  const answer = await operator.call('POST', `${path}/${id}/deletion`, { email })

  expect(answer.body.error.code).toBe(code)
  expect(await app.db.selectFrom('accounts').select('id').execute()).toHaveLength(2)
})
