import { expect, it } from 'vitest'
import { findCircles } from './circles.ts'
import { parseSourceFile } from './source-file.ts'

const circles = (files: Record<string, string>) =>
  findCircles(Object.entries(files).map(([path, text]) => parseSourceFile(path, text)))

it('files import each other in one direction alone, types included', () => {
  const files = {
    'web/lib/a.ts': "import { b } from './b.ts'",
    'web/lib/b.ts': "import { c } from './c.ts'",
    'web/lib/c.ts': "import type { A } from './a.ts'",
    'web/lib/d.ts': "import { a } from './a.ts'",
  }
  expect(circles(files)).toEqual([
    'web/lib/a.ts: closes a circle of imports: web/lib/a.ts → web/lib/b.ts → web/lib/c.ts → web/lib/a.ts',
  ])
  expect(circles({ ...files, 'web/lib/c.ts': '' })).toEqual([])
})

it('finds every circle, one beside another', () => {
  expect(
    circles({
      'web/lib/a.ts': "import './b.ts'",
      'web/lib/b.ts': "import './a.ts'\nimport './c.ts'",
      'web/lib/c.ts': "import './d.ts'",
      'web/lib/d.ts': "import './c.ts'",
    }),
  ).toHaveLength(2)
})

it('the type of the database may list the tables of stores', () => {
  expect(
    circles({
      'server/database.ts': "import type { T } from './features/profiles/profile.store.ts'",
      'server/features/profiles/profile.store.ts': "import type { Db } from '#server/database.ts'",
    }),
  ).toEqual([])
})

it.each(['server', 'web'])('a folder of a feature imports none that imports it: %s', (room) => {
  const files = {
    [`${room}/features/rewards/list/tree.ts`]: "import { a } from '../a.ts'",
    [`${room}/features/rewards/a.ts`]: '',
    [`${room}/features/rewards/b.ts`]: "import { leaf } from './list/leaf.ts'",
    [`${room}/features/rewards/list/leaf.ts`]: '',
  }
  expect(circles(files)).toEqual([expect.stringContaining(`${room}/features/rewards/list`)])
  expect(circles({ ...files, [`${room}/features/rewards/b.ts`]: '' })).toEqual([])
})

it('routes and facade of a server feature stand above its folders, its tables and settings below them', () => {
  expect(
    circles({
      'server/features/rewards/rewards.routes.ts': "import { list } from './list/list.ts'",
      'server/features/rewards/rewards.facade.ts': "import { list } from './list/list.ts'",
      'server/features/rewards/list/list.ts': "import { a } from '../reward.store.ts'",
      'server/features/rewards/reward.store.ts': "import type { T } from './rewards.tables.ts'",
      'server/features/rewards/rewards.tables.ts': '',
    }),
  ).toEqual([])
})

it('tests may prepare their rows by any folder', () => {
  expect(
    circles({
      'server/features/rewards/list/a.test.ts': "import { b } from '../desk/b.ts'",
      'server/features/rewards/desk/b.ts': "import { c } from '../list/c.ts'",
      'server/features/rewards/list/c.ts': '',
    }),
  ).toEqual([])
})
