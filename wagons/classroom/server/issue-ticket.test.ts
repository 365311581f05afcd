import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { issueTicket } from './issue-ticket.ts'

it('gives a ticket for the process that has the room, and clears away those that have expired', async () => {
  const deps = { ...(await createTestDeps()), random: randomBytes }
  const { id: accountId } = await createTestLearner(deps.db)
  const wish = { accountId, moduleNumber: 1, nickname: 'Ada', nicknameKey: 'ada', name: null } as const
  const issue = () =>
    issueTicket(deps, { process: 'b', holder: 'x', until: 0 }, { ...wish, shape: 'bell', classId: null })

  const first = await issue()
  expect(first).toEqual({
    ticket: expect.stringMatching(/^[\w-]{43}$/),
    socketPath: '/class-socket/b',
    expiresAt: deps.clock() + 60_000,
  })
  deps.clock.advance(60_000)
  const second = await issue()

  expect(second.ticket).not.toBe(first.ticket)
  expect(await deps.db.selectFrom('class_tickets').select('issued_at').execute()).toEqual([
    { issued_at: deps.clock() },
  ])
})
