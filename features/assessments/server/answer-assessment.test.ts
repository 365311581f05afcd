import { describe, expect, it } from 'vitest'
import { day } from '#platform/server/clock/clock.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import {
  beginAssessment,
  createAssessmentDeps,
  createFinisher,
  optionFor,
  playAssessment,
} from '#workshop/testing/app/assessments.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { answerAssessment } from './answer-assessment.ts'
import { nameOf } from './assessment-view.ts'
import { getAssessment } from './get-assessment.ts'

async function setUp() {
  const deps = await createAssessmentDeps()
  const finisher = await createFinisher(deps)
  const begun = await beginAssessment(deps, finisher, 'after')
  const assessmentId = begun.running?.id ?? ''
  const answer = async (position: number, option: string | null, learner = finisher, parts = deps) => {
    const questionId = nameOf({ id: assessmentId }, { id: `b-${position}` })
    const given = { kind: 'after', assessmentId, position, questionId, option } as const
    const outcome = await answerAssessment(parts, learner, given)
    return outcome instanceof Refusal ? outcome.code : outcome
  }
  const stored = async () => {
    const row = await deps.db.selectFrom('assessments').selectAll().executeTakeFirstOrThrow()
    const questions = JSON.parse(row.questions) as { given?: number; isRight?: boolean }[]
    return { ...row, given: questions.flatMap(({ given }) => given ?? []) }
  }
  return { deps, finisher, begun, answer, stored }
}

const option = (position: number, place: number) => `en b-${position} option ${place}`

describe('an answer', () => {
  it('moves on to the next question, whatever it is, and nothing says whether it was right (SX.53)', async () => {
    const [right, wrong, unknown] = [option(1, 2), option(1, 0), null]
    const answers = await Promise.all(
      [right, wrong, unknown].map(async (given) => {
        const { answer } = await setUp()
        const outcome = await answer(1, given)
        if (typeof outcome === 'string' || !outcome.running) return outcome
        const { question } = outcome.running
        return { ...outcome, running: { ...outcome.running, id: '', question: { ...question, id: '' } } }
      }),
    )

    expect(answers[0]).toMatchObject({
      status: 'running',
      running: { question: { position: 2 } },
      results: [],
    })
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  it('sent twice counts once, also the last one', async () => {
    const { deps, finisher, answer, stored } = await setUp()
    const first = await answer(1, option(1, 2))
    expect(await answer(1, option(1, 2))).toEqual(first)
    expect((await stored()).given).toEqual([2])

    const done = await playAssessment(deps, finisher, 'after')
    deps.clock.advance(2 * day)
    expect(await answer(18, option(18, 2))).toMatchObject({ status: 'ended', results: done.results })
  })

  it('stays: another one to the same question is refused', async () => {
    const { answer, stored } = await setUp()
    await answer(1, option(1, 0))

    expect(await answer(1, option(1, 2))).toBe('question-not-open')
    expect(await answer(1, null)).toBe('question-not-open')
    expect((await stored()).given).toEqual([0])
  })

  it('from two tabs at once is one: the other is told that the question is not open', async () => {
    const { answer, stored } = await setUp()

    const outcomes = await Promise.all([answer(1, option(1, 2)), answer(1, option(1, 0))])

    expect(outcomes.filter((outcome) => outcome === 'question-not-open')).toHaveLength(1)
    expect((await stored()).answered).toBe(1)
  })

  it('that runs ahead is refused', async () => {
    const { answer } = await setUp()

    expect(await answer(2, option(2, 2))).toBe('question-not-open')
    expect(await answer(19, null)).toBe('invalid-input')
  })

  it('is taken in any language of the question, whatever its case', async () => {
    const { answer, stored } = await setUp()
    await answer(1, 'FR B-1 OPTION 2')

    expect((await stored()).given).toEqual([2])
  })

  it('that is none of the options is refused', async () => {
    const { answer, stored } = await setUp()

    expect(await answer(1, option(2, 2))).toBe('unknown-option')
    expect((await stored()).answered).toBe(0)
  })

  it('to the check of another learner is refused as to one that is not there', async () => {
    const { deps, answer } = await setUp()
    const other = await createFinisher(deps)

    expect(await answer(1, null, other)).toBe('unknown-assessment')
  })

  it('to a question that another one has replaced is refused, and so is one that the content has lost', async () => {
    const { deps, finisher, begun, answer, stored } = await setUp()
    const { id: assessmentId = '', question } = begun.running ?? {}
    const given = { kind: 'after', assessmentId, position: 1, option: option(1, 2) } as const
    const other = await answerAssessment(deps, finisher, { ...given, questionId: 'of another question' })
    const lost = deps.forms && { ...deps.forms, b: deps.forms.b.slice(1) }

    expect(question?.id).toBe(nameOf({ id: assessmentId }, { id: 'b-1' }))
    expect(other).toMatchObject({ code: 'question-replaced' })
    expect(await answer(1, option(1, 2), finisher, { ...deps, forms: lost })).toBe('question-replaced')
    expect((await stored()).answered).toBe(0)
  })

  it('to a check before the journey is refused once the journey has begun, and the check is dropped', async () => {
    const deps = await createAssessmentDeps()
    const { id: newcomer } = await createTestLearner(deps.db)
    const { running } = await playAssessment(deps, newcomer, 'before', undefined, 17)
    const { id: assessmentId = '', question: { id: questionId } = { id: '' } } = running ?? {}
    await playQuiz(deps, newcomer, 1, 3)

    const last = { kind: 'before', assessmentId, position: 18, questionId, option: null } as const
    expect(await answerAssessment(deps, newcomer, last)).toMatchObject({ code: 'journey-begun' })
    const { status, results } = await getAssessment(deps, newcomer, 'before')
    expect([status, results]).toEqual(['locked', []])
  })

  it('a day after the beginning is refused, by the server’s clock alone', async () => {
    const { deps, begun, answer, stored } = await setUp()
    deps.clock.advance(day - 1)
    await answer(1, optionFor(deps, begun, 'right'))
    deps.clock.advance(1)

    expect(await answer(2, option(2, 2))).toBe('assessment-ended')
    expect((await stored()).answered).toBe(1)
  })
})

it('the last answer ends the check: how many were right, and what to read again, but not which', async () => {
  const { deps, finisher, stored } = await setUp()
  const how = (position: number) => (position === 3 ? 'unknown' : position > 16 ? 'wrong' : 'right')

  const { status, running, results, opensAt } = await playAssessment(deps, finisher, 'after', how)

  expect([status, running, opensAt]).toEqual(['ended', null, deps.clock() + 7 * day])
  expect(results).toEqual([
    {
      tryNumber: 1,
      right: 15,
      questionCount: 18,
      isWhole: true,
      endedAt: deps.clock(),
      open: [2, 9],
      beginAt: null,
    },
  ])
  expect(await stored()).toMatchObject({ right_count: 15, finished_at: deps.clock(), answered: 18 })
})
