import { expect, it } from 'vitest'
import { makeOperator } from '#workshop/testing/app/make-operator.ts'
import { createBadgeSite } from '#workshop/testing/credentials/earned-badge.ts'

it('a badge shows no name once an operator has hidden it, replaced or not, until that is taken back', async () => {
  const { app, learner, earn, list, page } = await createBadgeSite([1])
  const operator = await app.signUp()
  await makeOperator(app, operator)
  const { id } = await earn()
  const hide = async (accountId: string, hidden: boolean) =>
    (await operator.call('PUT', '/api/operator/badges/hidden', { accountId, hidden })).status
  const show = async (badgeId = '') => {
    const url = `/api/own-badges/${badgeId}/shown-name`
    return (await learner.call('PUT', url, { showsName: true })).body.error?.code
  }

  expect(await hide(operator.uid, true)).toBe(404)
  expect(await hide(learner.uid, true)).toBe(200)
  expect((await page(id)).body).not.toContain('Ελένη')
  expect(await list()).toMatchObject([{ isHidden: true, showsName: true }])
  expect(await show(id)).toBe('hidden-by-operator')
  await learner.call('PUT', '/api/profile', { name: 'Helen', walletAddress: '' })
  await learner.call('POST', `/api/own-badges/${id}/renewal`, {})
  const [renewed] = await list()
  expect(await show(renewed?.id)).toBe('hidden-by-operator')

  await hide(learner.uid, false)
  expect(await show(renewed?.id)).toBeUndefined()
  expect((await page(renewed?.id ?? '')).body).toContain('Helen')
  const { body } = await operator.call('GET', '/api/operator/audit-events')
  expect(body.events).toMatchObject([
    { type: 'badges-shown-again', subject: learner.uid },
    { type: 'badges-hidden', subject: learner.uid },
    {},
  ])
})
