import { expect, it } from 'vitest'
import { findCircles } from './circles.ts'
import { parseSourceFile } from './source-file.ts'

const circles = (files: Record<string, string>) =>
  findCircles(Object.entries(files).map(([path, text]) => parseSourceFile(path, text)))

it('files import each other in one direction alone, types included', () => {
  const files = {
    'platform/web/lib/a.ts': "import { b } from './b.ts'",
    'platform/web/lib/b.ts': "import { c } from './c.ts'",
    'platform/web/lib/c.ts': "import type { A } from './a.ts'",
    'platform/web/lib/d.ts': "import { a } from './a.ts'",
  }
  expect(circles(files)).toEqual([
    'platform/web/lib/a.ts: closes a circle of imports: platform/web/lib/a.ts → platform/web/lib/b.ts → platform/web/lib/c.ts → platform/web/lib/a.ts',
  ])
  expect(circles({ ...files, 'platform/web/lib/c.ts': '' })).toEqual([])
})

it('finds every circle, one beside another', () => {
  expect(
    circles({
      'platform/web/lib/a.ts': "import './b.ts'",
      'platform/web/lib/b.ts': "import './a.ts'\nimport './c.ts'",
      'platform/web/lib/c.ts': "import './d.ts'",
      'platform/web/lib/d.ts': "import './c.ts'",
    }),
  ).toHaveLength(2)
})

it('features import each other in one direction alone, across server and web', () => {
  const files = {
    'features/quizzes/server/a.ts': "import { b } from '#features/progress/server/b.ts'",
    'features/progress/web/c.tsx': "import('#wagons/practice/web/d.tsx')",
    'wagons/practice/web/d.tsx': "import { e } from '#features/quizzes/web/e.ts'",
  }
  expect(circles(files)).toEqual([expect.stringContaining('quizzes → progress → practice → quizzes')])
  expect(circles({ ...files, 'wagons/practice/web/d.tsx': '' })).toEqual([])
})

it.each(['server', 'web'])('a folder of a feature imports none that imports it: %s', (room) => {
  const files = {
    [`features/rewards/${room}/list/tree.ts`]: "import { a } from '../a.ts'",
    [`features/rewards/${room}/a.ts`]: '',
    [`features/rewards/${room}/b.ts`]: "import { leaf } from './list/leaf.ts'",
    [`features/rewards/${room}/list/leaf.ts`]: '',
  }
  expect(circles(files)).toEqual([expect.stringContaining(`features/rewards/${room}/list`)])
  expect(circles({ ...files, [`features/rewards/${room}/b.ts`]: '' })).toEqual([])
})

it('routes and facade of a server feature stand above its folders, its tables and settings below them', () => {
  expect(
    circles({
      'wagons/token/rewards/server/rewards.routes.ts': "import { list } from './list/list.ts'",
      'wagons/token/rewards/server/rewards.facade.ts': "import { list } from './list/list.ts'",
      'wagons/token/rewards/server/list/list.ts': "import { a } from '../reward.store.ts'",
      'wagons/token/rewards/server/reward.store.ts': "import type { T } from './rewards.tables.ts'",
      'wagons/token/rewards/server/rewards.tables.ts': '',
    }),
  ).toEqual([])
})

it('tests may prepare their rows by any folder', () => {
  expect(
    circles({
      'wagons/token/rewards/server/list/a.test.ts': "import { b } from '../desk/b.ts'",
      'wagons/token/rewards/server/desk/b.ts': "import { c } from '../list/c.ts'",
      'wagons/token/rewards/server/list/c.ts': '',
    }),
  ).toEqual([])
})
