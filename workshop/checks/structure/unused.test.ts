import { describe, expect, it } from 'vitest'
import { findUnusedFiles } from './unused.ts'

const list = 'app/server/features.ts'
const main = { path: 'app/server/main.ts', text: `import { features } from './features.ts'` }
const others = [{ path: 'package.json', text: '"start": "node app/server/main.ts"' }]

const unusedOf = (files: Readonly<Record<string, string>>) =>
  findUnusedFiles([main, ...Object.entries(files).map(([path, text]) => ({ path, text }))], others).map(
    (fault) => fault.split(':')[0],
  )

describe('a file that is in no list', () => {
  it('is found: a feature, a migration, an exercise, a style sheet', () => {
    const paths = [
      'features/quizzes/quizzes.feature.ts',
      'platform/server/db/migrations/0001-begin.ts',
      'wagons/practice/web/the-pot/exercise.tsx',
      'features/quizzes/web/quiz.css',
    ]
    expect(unusedOf({ [list]: '', ...Object.fromEntries(paths.map((path) => [path, ''])) })).toEqual(paths)
  })

  it('is found where only a test or the file itself names it', () => {
    const path = 'features/quizzes/server/grade-answer.ts'
    const test = `import { gradeAnswer } from './grade-answer.ts'`
    expect(
      unusedOf({ [list]: '', [path]: '// See ./grade-answer.ts .', [path.replace('.ts', '.test.ts')]: test }),
    ).toEqual([path])
  })
})

describe('a file is in use', () => {
  it.each([
    [
      'imported from where it stands',
      list,
      `import { quizzes } from '../../features/quizzes/quizzes.feature.ts'`,
    ],
    ['imported from the root', list, `import { quizzes } from '#features/quizzes/quizzes.feature.ts'`],
    ['named by its path', list, `const page = 'features/quizzes/quizzes.feature.ts'`],
    ['named by the end of its path', list, `const page = 'quizzes/quizzes.feature.ts'`],
    ['run by a command', 'package.json', `"test": "node features/quizzes/quizzes.feature.ts --all"`],
  ])('that is %s', (_, path, text) => {
    const file = { path: 'features/quizzes/quizzes.feature.ts', text: '' }
    const features = { path: list, text: '' }
    const faults = findUnusedFiles([main, features, file], [...others, { path, text }])
    expect(faults).toEqual([])
  })

  it('that only translates, or declares types for all', () => {
    expect(
      unusedOf({
        [list]: '',
        'features/quizzes/web/quiz.fr.ts': '',
        'features/quizzes/server/quizzes.tables.ts': '',
      }),
    ).toEqual([])
  })
})
