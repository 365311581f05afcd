import { describe, expect, it } from 'vitest'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { createTestApp, type TestApp, type TestCaller } from '#workshop/testing/app/app.ts'
import { playQuiz, rightOption, wrongOption } from '#workshop/testing/app/quiz-play.ts'

const start = async (learner: TestCaller, moduleNumber: number, language = 'en') =>
  (await learner.call('POST', `/api/modules/${moduleNumber}/attempts`, {}, { 'accept-language': language }))
    .body.attempt

const answer = (learner: TestCaller, attemptId: string, position: number, option: string, language = 'en') =>
  learner.call(
    'POST',
    `/api/attempts/${attemptId}/answers`,
    { position, option },
    { 'accept-language': language },
  )

/** Everything of a question that would give its answer away, in all languages. */
function secretsOf({ bank }: TestApp, moduleNumber: number, position: number): string[] {
  const question = bank.get(moduleNumber)?.[position - 1]
  if (!question) throw new Error(`module ${moduleNumber} has no question ${position}`)
  const words = [question, ...Object.values(question.translations)]
  return [question.id, question.version, ...words.flatMap(({ explanation, hint }) => [explanation, hint])]
}

describe('the quiz over HTTP', () => {
  it.each(['en', 'fr'])(
    'sends a hint only after a wrong answer, an explanation only after the right one (%s)',
    async (language) => {
      const app = await createTestApp()
      const learner = await app.signUp()
      const given = (text: string, moduleNumber: number, position: number) =>
        secretsOf(app, moduleNumber, position).filter((secret) =>
          text.includes(JSON.stringify(secret).slice(1, -1)),
        )
      for (let moduleNumber = 1; moduleNumber <= 9; moduleNumber++) {
        const attempt = await start(learner, moduleNumber, language)
        let before = JSON.stringify(attempt)
        for (let position = 1; position <= 10; position++) {
          const question = app.bank.get(moduleNumber)?.[position - 1]
          const { hint, explanation } = question?.translations[language] ?? question ?? {}
          expect(given(before, moduleNumber, position)).toEqual([])

          const option = wrongOption(app, moduleNumber, position)
          const wrong = await answer(learner, attempt.id, position, option, language)
          expect(given(wrong.text, moduleNumber, position)).toEqual([hint])
          expect((await start(learner, moduleNumber, language)).question.hint).toBe(hint)

          const key = rightOption(app, moduleNumber, position)
          const right = await answer(learner, attempt.id, position, key, language)
          expect(given(right.text, moduleNumber, position)).toEqual([explanation])
          expect(right.body.attempt.answered).toMatchObject({ position, explanation })
          before = right.text
        }
      }
    },
  )

  it.each(['en', 'fr'])(
    'gives a paper that helps with no answer, also where a hint and an explanation were shown (%s)',
    async (language) => {
      const app = await createTestApp()
      const learner = await app.signUp()
      const headers = { 'accept-language': language }
      const paperOf = (caller: TestCaller, moduleNumber: number) =>
        caller.call('POST', `/api/modules/${moduleNumber}/attempts`, { paper: true }, headers)
      for (let moduleNumber = 1; moduleNumber <= 9; moduleNumber++) {
        const { id } = await start(learner, moduleNumber, language)
        await answer(learner, id, 1, rightOption(app, moduleNumber, 1))
        await answer(learner, id, 2, wrongOption(app, moduleNumber, 2))
        const { status, body } = await paperOf(learner, moduleNumber)
        expect(status).toBe(200)
        const text = JSON.stringify(body.paper)
        for (let position = 1; position <= 10; position++)
          for (const secret of secretsOf(app, moduleNumber, position))
            expect(text).not.toContain(JSON.stringify(secret).slice(1, -1))
        for (const question of body.paper)
          expect(Object.keys(question).toSorted()).toEqual(['options', 'question', 'section'])
      }
      const other = await paperOf(await app.signUp(), 1)
      expect(other.body.attempt.id).not.toBe((await start(learner, 1)).id)
    },
  )

  it('sends the paper to those who ask for it alone', async () => {
    const app = await createTestApp()
    const learner = await app.signUp()
    expect((await learner.call('POST', '/api/modules/1/attempts', {})).body).not.toHaveProperty('paper')
    expect((await learner.call('POST', '/api/modules/1/attempts', { paper: 1 })).status).toBe(400)
    expect((await app.anonymous.call('POST', '/api/modules/1/attempts', { paper: true })).status).toBe(401)
  })

  it('refuses a quiz that was begun very often, with a code of its own', async () => {
    const app = await createTestApp()
    const learner = await app.signUp()
    for (let count = 0; count < 21; count++) await playQuiz(app, learner.uid as LearnerId, 1)

    const { status, body } = await learner.call('POST', '/api/modules/1/attempts', {})

    expect([status, body.error.code]).toEqual([429, 'too-many-attempts'])
  })

  it('shows the explanation of the question before again when it is resumed', async () => {
    const app = await createTestApp()
    const learner = await app.signUp()
    const { id } = await start(learner, 1)

    const { body } = await answer(learner, id, 1, rightOption(app, 1, 1))

    expect((await start(learner, 1)).answered).toEqual(body.attempt.answered)
  })

  it('asks in the language of the learner, and takes the answer in whichever it comes', async () => {
    const app = await createTestApp()
    const learner = await app.signUp()
    const french = app.bank.get(1)?.[0]?.translations.fr

    const asked = await start(learner, 1, 'fr-CA, en;q=0.5')
    const { body } = await answer(learner, asked.id, 1, french?.answer ?? '', 'en')

    expect(asked.question.question).toBe(french?.question)
    expect(asked).toMatchObject({ language: 'fr', languages: ['en', 'fr'] })
    expect(body).toMatchObject({ result: 'right', attempt: { language: 'en' } })
  })

  it('shows the options in the same order in every language', async () => {
    const app = await createTestApp()
    const learner = await app.signUp()
    const question = app.bank.get(1)?.[0]
    const placesIn = (options: readonly string[], words: readonly string[] = []) =>
      words.map((option) => options.indexOf(option))

    const english = await start(learner, 1, 'en')
    const french = await start(learner, 1, 'fr')

    expect(placesIn(french.question.options, question?.translations.fr?.options)).toEqual(
      placesIn(english.question.options, question?.options),
    )
  })

  it('falls back to the first language where it is not the one asked for', async () => {
    const app = await createTestApp()
    const learner = await app.signUp()

    expect((await start(learner, 1, 'sw, ar;q=0.5')).language).toBe('en')
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

  it('completes the module with the tenth right answer and shows it in the progress (S4.19)', async () => {
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
