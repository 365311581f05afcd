import { describe, expect, it } from 'vitest'
import { findStructureFaults } from './rules.ts'
import { parseSourceFile } from './source-file.ts'

const faults = (files: Record<string, string>) =>
  findStructureFaults(Object.entries(files).map(([path, text]) => parseSourceFile(path, text)))

describe('the structure check', () => {
  it('accepts a feature that keeps the rules', () => {
    expect(
      faults({
        'server/features/quizzes/answer-question.ts': "import { findAttempt } from './attempt.store.ts'",
        'server/features/quizzes/answer-question.test.ts': "import { it } from 'vitest'",
        'server/features/quizzes/attempt.store.ts':
          "import type { Kysely } from 'kysely'; db.selectFrom('attempts').execute()",
        'server/features/quizzes/quizzes.tables.ts': "import type { Generated } from 'kysely'",
        'web/features/quizzes/quiz-page.tsx': "import type { Attempt } from '#contract/quizzes.ts'",
      }),
    ).toEqual([])
  })

  const wrong: [rule: string, path: string, text: string][] = [
    [
      'a feature never imports a later one',
      'server/features/quizzes/grading.ts',
      "import { a } from '#server/features/progress/a.ts'",
    ],
    [
      'a feature of the web room never imports a later one',
      'web/features/identity/a.tsx',
      "import('#web/features/modules/b.tsx')",
    ],
    [
      'a store is private to its feature',
      'server/features/progress/shown-progress.ts',
      "import { a } from '../quizzes/attempt.store.ts'",
    ],
    [
      'a storey never imports a higher one',
      'server/features/identity/tokens/a.ts',
      "import type { Identity } from '../identity.ts'",
    ],
    [
      'an operation of a storey never imports the protocol',
      'server/features/identity/operations/a.ts',
      "import { a } from '../protocol/service-host.ts'",
    ],
    ['only a store knows SQL', 'server/features/quizzes/grading.ts', "import { sql } from 'kysely'"],
    [
      'only a store builds a statement',
      'server/features/quizzes/quizzes.facade.ts',
      "db.selectFrom('attempts').selectAll()",
    ],
    [
      'only a store runs a statement',
      'server/retention/retention.ts',
      'begunAt(db).executeTakeFirstOrThrow()',
    ],
    ['only a store writes SQL out', 'server/features/quizzes/quizzes.tables.ts', 'sql<boolean>`1 = 1`'],
    ['an operation has a twin test', 'server/features/quizzes/start-attempt.ts', ''],
    ['a server feature has no other kinds of file', 'server/features/quizzes/quizzes.service.ts', ''],
    ['a role file is named after its feature', 'server/features/quizzes/quiz.routes.ts', ''],
    ['a feature is one of the eight', 'web/features/games/game-page.tsx', ''],
    [
      'the platform knows no feature',
      'server/platform/http/a.ts',
      "import { a } from '#server/access/gate.ts'",
    ],
    ['the ui room knows no feature', 'web/ui/a.tsx', "import { a } from '#web/features/identity/a.ts'"],
    ['the server does not import the web', 'server/a.ts', "import { a } from '../web/ui/a.ts'"],
    [
      'what ships imports nothing that tests share',
      'server/commands/token.ts',
      "await import('#server/testing/chain/rehearsal.ts')",
    ],
    ['the contract imports neither side', 'contract/a.ts', "import { a } from '#server/app.ts'"],
    [
      'the web takes only types from the contract',
      'web/a.ts',
      "import { getProgress } from '#contract/progress.ts'",
    ],
    [
      'what the web takes as it is from the contract imports nothing',
      'contract/plain-text.ts',
      "import { z } from 'zod'",
    ],
    ['no file has a name that says nothing', 'server/utils.ts', ''],
    ['there are no barrels', 'web/ui/index.ts', ''],
    ['file names are kebab-case', 'web/ui/TextField.tsx', ''],
    ['no file grows above 300 lines', 'web/ui/a.tsx', '\n'.repeat(301)],
  ]
  it.each(wrong)('%s', (_rule, path, text) => {
    const found = faults({ [path]: text })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(path)
  })
})
