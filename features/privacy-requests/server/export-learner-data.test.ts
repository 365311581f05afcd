import { expect, it } from 'vitest'
import { acts, add, path, prepare } from '#workshop/testing/app/privacy-requests.ts'

it('an operator downloads for a learner the file that the learner downloads, with the request in it', async () => {
  const { app, operator, learner } = await prepare()
  const id = await add(operator, { kind: 'see' })

  const forThem = await operator.call('POST', `${path}/${id}/export`)
  const own = (await learner.call('GET', '/api/account/export')).body

  expect(forThem.status).toBe(200)
  expect(Object.keys(forThem.body)).toEqual(Object.keys(own))
  expect(forThem.body.profile).toEqual(own.profile)
  expect(own.privacyRequests).toEqual([
    { id, kind: 'see', cameOn: '2026-05-01', note: 'By phone.', doneAt: null },
  ])
  expect(own.account.auditEvents.map(({ type }: { type: string }) => type)).toEqual([
    'privacy-request-added',
    'learner-data-exported',
  ])
  expect((await acts(app)).map(({ act }) => act)).toContain('learner-data-exported')
})
