import { exercises } from '#wagons/practice/contract.ts'
import { after, type FeatureScenes, scene } from '#workshop/e2e/support/scenes/scene.ts'
import { expect } from '#workshop/e2e/support/test.ts'
import { finishBlocks } from './practice.ts'

const practice = (moduleNumber: number) => {
  const name = `practice-${moduleNumber}`
  return after(scene(name, `/practice/${moduleNumber}`), name, async (page) => {
    await expect(page.locator('.practice-part h2')).toBeVisible()
  })
}

export const visitors: FeatureScenes['visitors'] = [
  {
    // English words are in the specs of the exercises, and what comes after the first step.
    name: 'a learner who practises',
    isOnPhone: true,
    stage: {},
    scenes: [
      ...exercises.map((_, index) => practice(index + 1)),
      after(practice(2), 'practice-done', finishBlocks),
    ],
  },
]
