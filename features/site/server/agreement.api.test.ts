import { expect, it } from 'vitest'
import { reclaimAccount } from '#app/server/account-changes.ts'
import { createTestApp, type TestCaller } from '#workshop/testing/app/app.ts'

const read = async (learner: TestCaller) => (await learner.call('GET', '/api/agreement')).body
const agree = (learner: TestCaller, body: object) => learner.call('PUT', '/api/agreement', body)
const exported = async (learner: TestCaller) =>
  (await learner.call('GET', '/api/account/export')).body.agreements

it('what a learner agreed to is kept once, with its version and time, and is of that learner alone', async () => {
  const app = await createTestApp()
  const [learner, other] = [await app.signUp(), await app.signUp()]
  const { version, ...before } = await read(learner)
  expect(before).toEqual({ agreed: 'never' })
  const first = app.clock()

  const answers = await Promise.all([agree(learner, { version }), agree(learner, { version })])
  app.clock.advance(60_000)
  answers.push(await agree(learner, { version }))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await read(learner)).toEqual({ version, agreed: 'now' })
  expect(await read(other)).toEqual({ version, agreed: 'never' })
  expect(await exported(learner)).toEqual([{ version, agreedAt: first, statedAge: null }])
  expect(await exported(other)).toEqual([])
})

it('nobody can agree to a text that is not the one of now', async () => {
  const app = await createTestApp()
  const learner = await app.signUp()
  const { status, body } = await agree(learner, { version: '00000000' })
  expect([status, body.error.code]).toEqual([409, 'changed-terms'])
  expect((await agree(learner, { version: 'any' })).status).toBe(400)
  expect(await exported(learner)).toEqual([])
})

it('where an age is set it has to be stated, as what was asked and never as a birthday', async () => {
  const app = await createTestApp({ MINIMUM_AGE: '15' })
  const learner = await app.signUp()
  const { version, ...asked } = await read(learner)
  expect(asked).toEqual({ agreed: 'never', askedAge: 15 })
  for (const body of [{ version }, { version, age: 14 }]) {
    const { status, body: answer } = await agree(learner, body)
    expect([status, answer.error.code, answer.error.field]).toEqual([409, 'age-missing', 'age'])
  }
  expect(await exported(learner)).toEqual([])

  await agree(learner, { version, age: 15 })
  expect(await read(learner)).toEqual({ version, agreed: 'now' })
  expect(await exported(learner)).toMatchObject([{ statedAge: 15 }])
})

it('an agreement goes with the account, and not to another person who gets the address', async () => {
  const app = await createTestApp()
  const [learner, other] = [await app.signUp(), await app.signUp()]
  const { version } = await read(learner)
  for (const each of [learner, other]) await agree(each, { version })

  await reclaimAccount(app.db, app, other.uid)
  expect(await read(other)).toEqual({ version, agreed: 'never' })
  await app.db.deleteFrom('accounts').where('id', '=', learner.uid).execute()
  expect(await app.db.selectFrom('agreements').selectAll().execute()).toEqual([])
})
