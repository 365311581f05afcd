import { expect, it } from 'vitest'
import { add, list, prepare, today } from '#workshop/testing/app/privacy-requests.ts'

it('requests are due in 30 days, those that came first stand first, and one is overdue from the next day on', async () => {
  const { app, operator, learner } = await prepare()
  await add(operator, { cameOn: today(app, 30), person: 'Grace, by post', kind: 'see' })
  await add(operator, { cameOn: today(app, 31), person: ' ADA@example.org ', kind: 'correct' })
  await add(operator, { cameOn: today(app) })

  expect(await list(operator)).toMatchObject([
    { daysLeft: -1, accountId: learner.uid, email: 'ada@example.org', person: '', kind: 'correct' },
    { daysLeft: 0, accountId: null, email: null, person: 'Grace, by post', dueOn: today(app) },
    { daysLeft: 30, note: 'By phone.', doneAt: null },
  ])
})
