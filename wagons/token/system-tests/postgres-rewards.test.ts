import { expect, it } from 'vitest'
import { startTwoProcesses } from '#workshop/testing/processes/two-processes.ts'

it('two processes over one database share the limit of submissions (SX.27)', async () => {
  const { send } = await startTwoProcesses({ REWARDS_LIMIT: '5' })

  const replies = await Promise.all(
    Array.from({ length: 12 }, () => send('POST', '/api/rewards', { email: 'ada@example.org' })),
  )

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(7)
})
