import { expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { publishQuestions } from './quizzes.facade.ts'

it('publishes each question once, however often the server starts', async () => {
  const deps = await createTestDeps()

  await publishQuestions(deps, deps.bank)

  const rows = await deps.db.selectFrom('questions').select('id').execute()
  expect(rows).toHaveLength(90)
})

it('keeps the old version of a question beside the new one', async () => {
  const deps = await createTestDeps()
  const first = deps.bank.get(1)?.[0]
  if (!first) throw new Error('the bank is empty')

  await publishQuestions(deps, new Map([[1, [{ ...first, hint: 'another', version: 'new' }]]]))

  const rows = await deps.db.selectFrom('questions').select('version').where('id', '=', first.id).execute()
  expect(rows.map((row) => row.version).toSorted()).toEqual([first.version, 'new'].toSorted())
})
