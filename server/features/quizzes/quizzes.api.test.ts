import { describe, expect, it } from 'vitest'
import { rightOption, wrongOption } from '#server/testing/quiz-play.ts'
import { createTestApp, type TestApp, type TestCaller } from '#server/testing/test-app.ts'

const start = async (learner: TestCaller, moduleNumber: number) =>
  (await learner.call('POST', `/api/modules/${moduleNumber}/attempts`, {})).body.attempt

const answer = (learner: TestCaller, attemptId: string, position: number, option: string) =>
  learner.call('POST', `/api/attempts/${attemptId}/answers`, { position, option })

/** Everything of a module's questions that would give an answer away. */
function secretsOf({ bank }: TestApp, moduleNumber: number): string[] {
  return (bank.get(moduleNumber) ?? []).flatMap(({ id, explanation, hint, version }) => [
    id,
    explanation,
    hint,
    version,
    '"answer"',
  ])
}

describe('the quiz over HTTP', () => {
  it('never sends the key, an explanation or a hint before the answer', async () => {
    const app = await createTestApp()
    const learner = await app.signUp()
    for (let moduleNumber = 1; moduleNumber <= 9; moduleNumber++) {
      const attempt = await start(learner, moduleNumber)
      for (let position = 1; position <= 10; position++) {
        const wrong = await answer(learner, attempt.id, position, wrongOption(app, moduleNumber, position))
        const right = await answer(learner, attempt.id, position, rightOption(app, moduleNumber, position))

        for (const text of [JSON.stringify(attempt), wrong.text, right.text]) {
          expect(secretsOf(app, moduleNumber).filter((secret) => text.includes(secret))).toEqual([])
        }
      }
    }
  })

  it("refuses another learner's attempt and leaves it as it was", async () => {
    const app = await createTestApp()
    const [owner, other] = [await app.signUp(), await app.signUp()]
    const attempt = await start(owner, 1)

    const stolen = await answer(other, attempt.id, 1, rightOption(app, 1, 1))

    expect(stolen.status).toBe(404)
    expect(stolen.body.error.code).toBe('unknown-attempt')
    expect(stolen.text).not.toContain(attempt.question.question)
    expect((await start(owner, 1)).question.position).toBe(1)
  })

  it('completes the module with the tenth right answer and shows it in the progress', async () => {
    const app = await createTestApp()
    const learner = await app.signUp()
    const { id } = await start(learner, 2)
    for (let position = 1; position <= 10; position++)
      await answer(learner, id, position, rightOption(app, 2, position))

    const { body } = await learner.call('GET', '/api/progress')

    expect(body.progress).toMatchObject({ completedModules: [2], completedCount: 0, latestModule: 2 })
  })

  it.each([
    ['not-a-uuid', 400],
    [crypto.randomUUID(), 404],
    ['%00', 400],
  ])('attempt %s is refused', async (attemptId, status) => {
    const app = await createTestApp()
    const learner = await app.signUp()

    expect((await answer(learner, attemptId, 1, 'x')).status).toBe(status)
  })

  it.each([
    { position: 0, option: 'x' },
    { position: 11, option: 'x' },
    { position: 1 },
    { position: 1, option: '' },
    { position: 1, option: ['x'] },
    { position: 1, option: 'x', correct: true },
    { position: '1', option: 'x' },
  ])('answer %j is refused and changes nothing', async (body) => {
    const app = await createTestApp()
    const learner = await app.signUp()
    const { id } = await start(learner, 1)

    const refused = await learner.call('POST', `/api/attempts/${id}/answers`, body)

    expect(refused.status).toBe(400)
    expect((await start(learner, 1)).question.position).toBe(1)
  })
})
