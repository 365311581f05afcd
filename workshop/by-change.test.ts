import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { byChange, leaveOut } from './by-change.ts'

const root = join(import.meta.dirname, '..')

test('a wagon that changed since the last full run has its journeys run, and the others are left out', () => {
  const ofWagons = byChange.flatMap(({ tests }) => tests).filter((tests) => tests.startsWith('wagons/'))
  for (const wagon of globSync('wagons/*/', { cwd: root })) {
    const leftOut = leaveOut([`${wagon}/web/the-pot/pot.ts`])
    expect(ofWagons).toContain(`${wagon}/**/*.spec.ts`)
    expect(leftOut.filter((tests) => tests.startsWith('wagons/'))).toEqual(
      ofWagons.filter((tests) => !tests.startsWith(`${wagon}/`)),
    )
  }
})

test('the journeys of every wagon run where the build or the list of pages changed', () => {
  for (const changed of ['vite.config.ts', 'app/contract/journey-pages.ts', 'workshop/build/build.ts'])
    expect(leaveOut([changed]).filter((tests) => /^wagons\/.*spec/.test(tests))).toEqual([])
})

test('the journeys of a feature run where it, what its pages are made with or the parts of every page changed', () => {
  for (const changed of [
    'features/quizzes/web/quiz.css',
    'features/modules/web/lesson/lesson.css',
    'platform/web/ui/toast.tsx',
    'content/quizzes/module-1.yaml',
  ])
    expect(leaveOut([changed]), changed).not.toContain('features/quizzes/e2e/*.spec.ts')
  expect(leaveOut(['wagons/token/web/claim/claim.css'])).toContain('features/quizzes/e2e/*.spec.ts')
})

test('every page is looked at where any page changed, and not for what the server alone does', () => {
  const walk = 'workshop/e2e/every-page/accessibility.spec.ts'
  expect(leaveOut(['wagons/token/rewards/desk/rewards-page.tsx'])).not.toContain(walk)
  expect(leaveOut(['features/quizzes/server/quizzes.routes.ts'])).toContain(walk)
})

test('a folder whose name only begins alike is another subject', () => {
  expect(leaveOut(['features/quizzes-more/a.ts'])).toContain('features/quizzes/e2e/*.spec.ts')
})

test('everything runs in a clone that does not know the last full run', () => {
  expect(leaveOut('unknown')).toEqual([])
})

test('everything runs where every subject has changed', () => {
  const files = byChange.flatMap(({ about }) => about.flatMap((subject) => globSync(subject, { cwd: root })))
  expect(leaveOut(files)).toEqual([])
})

test('each long test and each of its subjects is there', () => {
  for (const { tests, about } of byChange)
    for (const path of [...tests, ...about]) expect(globSync(path, { cwd: root }), path).not.toHaveLength(0)
})
