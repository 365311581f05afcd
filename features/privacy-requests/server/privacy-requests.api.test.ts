import { expect, it } from 'vitest'
import { day } from '#platform/server/clock/clock.ts'
import { acts, add, list, path, prepare } from '#workshop/testing/app/privacy-requests.ts'
import { privacyRequests } from '../privacy-requests.feature.ts'

it('a request is done once, with its note, and each act is in the audit log without the person', async () => {
  const { app, operator } = await prepare()
  const id = await add(operator, { kind: 'see' })

  const done = await operator.call('PUT', `${path}/${id}/done`, { note: 'Sent by email.' })
  expect(done.body).toEqual({ doneAt: app.clock() })
  expect((await operator.call('PUT', `${path}/${id}/done`, { note: '' })).status).toBe(409)

  expect(await list(operator)).toEqual([])
  expect(await list(operator, 'done')).toMatchObject([{ id, note: 'Sent by email.', doneAt: app.clock() }])
  expect(await acts(app)).toEqual([
    { act: 'privacy-request-added', subject: id, detail: 'see' },
    { act: 'privacy-request-done', subject: id, detail: '' },
  ])
})

it('a request whose learner has deleted the account keeps no name, and stays open', async () => {
  const { app, operator, learner } = await prepare()
  const id = await add(operator, {})
  await app.identity.eraseTraces(app.db, { uid: learner.uid, email: learner.email, emailVerified: false })
  await app.db.deleteFrom('accounts').where('id', '=', learner.uid).execute()

  expect(await list(operator)).toMatchObject([{ id, accountId: null, person: '', note: '' }])
  expect((await operator.call('POST', `${path}/${id}/export`)).body.error.code).toBe('no-account')
})

it('a request that is done is removed after twelve months, an open one never', async () => {
  const { app, operator } = await prepare()
  const open = await add(operator, { person: 'Grace' })
  const done = await add(operator, {})
  await operator.call('PUT', `${path}/${done}/done`, { note: '' })
  const ids = async () =>
    (await app.db.selectFrom('privacy_requests').select('id').execute()).map(({ id }) => id)
  const run = async () => {
    const parts = { db: app.db, clock: app.clock, config: undefined as never }
    for (const task of privacyRequests.tasks?.(parts) ?? []) await task.run(new AbortController().signal)
  }

  app.clock.advance(365 * day)
  await run()
  expect((await ids()).toSorted()).toEqual([open, done].toSorted())
  app.clock.advance(1)
  await run()
  expect(await ids()).toEqual([open])
})

it.each([
  [{ cameOn: '2026-05-02' }, 409],
  [{ cameOn: '2026-02-30' }, 400],
  [{ person: ' ' }, 400],
  [{ note: 'a'.repeat(301) }, 400],
  [{ kind: 'burn' }, 400],
])('%j is refused with %d', async (body, status) => {
  const { operator } = await prepare()
  const given = { person: 'Grace', kind: 'see', cameOn: '2026-05-01', note: '', ...body }

  expect((await operator.call('POST', path, given)).status).toBe(status)
  expect(await list(operator)).toEqual([])
})
