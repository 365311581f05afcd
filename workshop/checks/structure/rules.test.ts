import { describe, expect, it } from 'vitest'
import { findStructureFaults } from './rules.ts'
import { parseSourceFile } from './source-file.ts'

const faults = (files: Record<string, string>) =>
  findStructureFaults(Object.entries(files).map(([path, text]) => parseSourceFile(path, text)))

describe('the structure check', () => {
  it('accepts a feature that keeps the rules', () => {
    expect(
      faults({
        'features/quizzes/server/answer-question.ts': "import { findAttempt } from './attempt.store.ts'",
        'features/quizzes/server/answer-question.test.ts': "import { it } from 'vitest'",
        'features/quizzes/server/attempt.store.ts':
          "import type { Kysely } from 'kysely'; db.selectFrom('attempts').execute()",
        'features/quizzes/server/quizzes.tables.ts': "import type { Generated } from 'kysely'",
        'features/quizzes/web/quiz-page.tsx': "import type { Attempt } from '#features/quizzes/contract.ts'",
      }),
    ).toEqual([])
  })

  const wrong: [rule: string, path: string, text: string][] = [
    [
      'a feature knows no wagon',
      'features/quizzes/server/question-options.ts',
      "import { a } from '#wagons/practice/server/a.ts'",
    ],
    [
      'a feature knows nothing of the app',
      'features/quizzes/server/a.ts',
      "import { a } from '#app/server/a.ts'",
    ],
    [
      'a store is private to its feature',
      'features/progress/server/shown-progress.ts',
      "import { a } from '#features/quizzes/server/attempt.store.ts'",
    ],
    [
      'a storey never imports a higher one',
      'features/identity/server/tokens/a.ts',
      "import type { Identity } from '../identity.ts'",
    ],
    [
      'an operation of a storey never imports the protocol',
      'features/identity/server/operations/a.ts',
      "import { a } from '../protocol/service-host.ts'",
    ],
    ['only a store knows SQL', 'features/quizzes/server/question-options.ts', "import { sql } from 'kysely'"],
    [
      'only a store builds a statement',
      'features/quizzes/server/quizzes.facade.ts',
      "db.selectFrom('attempts').selectAll()",
    ],
    [
      'only a store runs a statement',
      'app/server/scheduled-tasks/scheduled-tasks.ts',
      'begunAt(db).executeTakeFirstOrThrow()',
    ],
    ['only a store writes SQL out', 'features/quizzes/server/quizzes.tables.ts', 'sql<boolean>`1 = 1`'],
    ['an operation has a twin test', 'features/quizzes/server/start-attempt.ts', ''],
    ['a server feature has no other kinds of file', 'features/quizzes/server/quizzes.service.ts', ''],
    ['a role file is named after its feature', 'features/quizzes/server/quiz.routes.ts', ''],
    [
      'the platform knows no feature',
      'platform/server/http/a.ts',
      "import { a } from '#app/server/access/gate.ts'",
    ],
    [
      'the ui room knows no feature',
      'platform/web/ui/a.tsx',
      "import { a } from '#features/identity/web/a.ts'",
    ],
    ['the server does not import the web', 'app/server/a.ts', "import { a } from '../web/ui/a.ts'"],
    [
      'what ships imports nothing of the workshop',
      'wagons/token/commands/token.ts',
      "await import('#wagons/token/testing/rehearsal/rehearsal.ts')",
    ],
    [
      'the contract imports neither side',
      'features/quizzes/contract.ts',
      "import { a } from '#features/quizzes/server/a.ts'",
    ],
    [
      'the web takes only types from the contract',
      'app/web/a.ts',
      "import { getProgress } from '#features/progress/contract.ts'",
    ],
    [
      'what ships imports nothing of a feature’s tests',
      'wagons/token/server/token-parts.ts',
      "import { a } from '#wagons/token/workshop/gate.ts'",
    ],
    [
      'tests of a feature know no wagon either',
      'features/quizzes/server/a.test.ts',
      "import { a } from '#wagons/practice/server/a.ts'",
    ],
    [
      'the workshop knows no wagon',
      'workshop/bench/a.ts',
      "import { a } from '#wagons/practice/contract.ts'",
    ],
    ['no file has a name that says nothing', 'app/server/utils.ts', ''],
    ['there are no barrels', 'platform/web/ui/index.ts', ''],
    ['file names are kebab-case', 'platform/web/ui/TextField.tsx', ''],
  ]
  it('the web takes values of a file of the contract that stands alone, for it has no schema', () => {
    const page = { 'app/web/a.ts': "import { a } from '#platform/contract/plain-text.ts'" }
    const alone = "import type { A } from './values.ts'"
    expect(faults({ ...page, 'platform/contract/plain-text.ts': alone })).toEqual([])
    expect(faults({ ...page, 'platform/contract/plain-text.ts': "import { z } from 'zod'" })).toHaveLength(1)
  })

  it.each(wrong)('%s', (_rule, path, text) => {
    const found = faults({ [path]: text })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(path)
  })
})
