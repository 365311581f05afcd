import { expect, it } from 'vitest'
import { createTestApp } from '#server/testing/test-app.ts'

it('anybody may submit, and learns nothing about earlier submissions', async () => {
  const { anonymous, db } = await createTestApp()

  const first = await anonymous.call('POST', '/api/rewards', { email: 'a@example.org', evmAddress: '0x1' })
  const second = await anonymous.call('POST', '/api/rewards', { email: 'a@example.org' })

  expect(Object.keys(first.body)).toEqual(['id'])
  expect(Object.keys(second.body)).toEqual(['id'])
  expect(await db.selectFrom('rewards').selectAll().execute()).toHaveLength(2)
})
