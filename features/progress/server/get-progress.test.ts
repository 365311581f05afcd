import { describe, expect, it } from 'vitest'
import { attendClass } from '#features/classes/server/attend-class.ts'
import { insertFilmWatched } from '#features/films/server/film-watched.store.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { getProgress } from './get-progress.ts'

async function progressAfter({ quizzes = [], classes = [] }: { quizzes?: number[]; classes?: number[] }) {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  for (const number of quizzes) {
    await playQuiz(deps, learner.id, number)
    deps.clock.advance(1_000)
  }
  for (const number of classes) await attendClass(deps, learner.id, number)
  return getProgress(deps, learner.id)
}

describe('progress', () => {
  it('is zero for a learner who has none (S4.26, S7.20)', async () => {
    expect(await progressAfter({})).toEqual({
      completedModules: [],
      attendedModules: [],
      lessonModules: [],
      filmModules: [],
      practisedModules: [],
      openQuizzes: [],
      completedCount: 0,
      classProgress: 0,
      latestModule: null,
    })
  })

  it('is the set of completed modules: module 9 alone counts nothing but is remembered (S3.3)', async () => {
    expect(await progressAfter({ quizzes: [9] })).toMatchObject({ completedModules: [9], completedCount: 0 })
  })

  it('counts module 1 and 2 once 2 is completed after 9 (S7.24)', async () => {
    expect(await progressAfter({ quizzes: [9, 1, 2] })).toMatchObject({
      completedModules: [1, 2, 9],
      completedCount: 2,
      latestModule: 2,
    })
  })

  it('is not lowered by repeating module 1', async () => {
    expect(await progressAfter({ quizzes: [1, 2, 1] })).toMatchObject({ completedCount: 2, latestModule: 1 })
  })

  it('lets classes run ahead of quizzes', async () => {
    expect(await progressAfter({ quizzes: [1], classes: [1, 2, 3] })).toMatchObject({
      completedCount: 1,
      classProgress: 3,
    })
  })

  it('goes on from the quizzes with the next class, also when earlier classes were left out (S4.27)', async () => {
    expect(await progressAfter({ quizzes: [1, 2, 3], classes: [4] })).toMatchObject({ classProgress: 4 })
  })

  it('is never behind the quizzes when a class was left out', async () => {
    expect(await progressAfter({ quizzes: [1, 2], classes: [2] })).toMatchObject({ classProgress: 2 })
  })

  it('says which quizzes are under way and at which question; not one at its first question, nor one that is passed', async () => {
    const deps = await createTestDeps()
    const learner = await createTestLearner(deps.db)
    await playQuiz(deps, learner.id, 1)
    await playQuiz(deps, learner.id, 2, 3)
    await playQuiz(deps, learner.id, 4, 0)
    expect(await getProgress(deps, learner.id)).toMatchObject({
      completedModules: [1],
      openQuizzes: [{ moduleNumber: 2, position: 4, questionCount: 10 }],
    })
  })

  it('says of films and exercises what the learner has done, and counts none of it; without modules that are gone', async () => {
    const deps = { ...(await createTestDeps()), moduleCount: 3, listPractised: async () => [2, 4] }
    const learner = await createTestLearner(deps.db)
    for (const moduleNumber of [4, 3, 1])
      await insertFilmWatched(deps.db, learner.id, moduleNumber, deps.clock())
    expect(await getProgress(deps, learner.id)).toMatchObject({
      filmModules: [1, 3],
      practisedModules: [2],
      attendedModules: [],
      classProgress: 0,
    })
  })
})
