import { describe, expect, it } from 'vitest'
import { findSpecMapFaults } from './faults.ts'

const files: Record<string, string> = {
  'platform/web/paths.ts': '',
  'app/web/paths.test.ts': "it('is lower case', () => {})",
  'node_modules/@firebase/auth/package.json': '{ "version": "1.2.3" }',
  'node_modules/@firebase/auth/dist/index.js': 'const WIDTH = 500\nconst HEIGHT = 600',
  'node_modules/idb/package.json': '{ "version": "8.0.0" }',
  'node_modules/idb/index.js': 'open()',
}
const head =
  '## 2. Screens\n\n| id | spec | done in | line of the library | reading |\n| --- | --- | --- | --- | --- |'
const cited = new Set(['S2.9'])
const faults = (row: string, id = 'S2.1') =>
  findSpecMapFaults(`${head}\n| ${id} ${row}`, (path) => files[path], cited).faults

describe('the spec map', () => {
  it.each([
    '`@firebase/auth@1.2.3 dist/index.js:2` › `HEIGHT = 600`',
    '`idb@8.0.0 index.js:1` › `open()`',
    '`idb@8.0.0 index.js:1` › `open()`<br>`@firebase/auth@1.2.3 dist/index.js:1` › `WIDTH`',
  ])('may name a line of a library: %s', (line) => {
    expect(faults(`| popups | \`platform/web/paths.ts\` | ${line} | |`)).toEqual([])
  })

  it('may name several files', () => {
    expect(faults('| routes | `platform/web/paths.ts`, `app/web/paths.test.ts` | | |', 'S2.9')).toEqual([])
  })

  it('counts its rows and says on which line a fault is', () => {
    expect(findSpecMapFaults(`${head}\n| S2.1 | routes | | | |`, () => '', cited)).toEqual({
      rows: 1,
      faults: ['docs/spec-map.md:5: no title of a test cites it, and it names no line of a library'],
    })
  })

  it('needs to name no line where the title of a test cites the row', () => {
    expect(faults('| routes | `platform/web/paths.ts` | | |', 'S2.9')).toEqual([])
  })

  const proof = '`idb@8.0.0 index.js:1` › `open()`'
  it.each(['', 'S2', 'S2.0', 'S2.01', 'S3.1', 'SX.1', 'the rest S2.1'])(
    'must not have the id "%s" in part 2',
    (id) => {
      expect(faults(`| a | \`platform/web/paths.ts\` | ${proof} | |`, id)).toEqual([
        `docs/spec-map.md:5: "${id}" is no id of part 2, as S2.1 is`,
      ])
    },
  )

  it('has each id once', () => {
    const row = `| S2.1 | a | \`platform/web/paths.ts\` | ${proof} | |`
    expect(faults(`| a | \`platform/web/paths.ts\` | ${proof} | |\n${row}`)).toEqual([
      'docs/spec-map.md:6: S2.1 is the id of another row too',
    ])
  })

  it.each([
    ['a file that is not there', `| a | \`app/web/path.ts\` | ${proof} | |`, 'there is no app/web/path.ts'],
    ['no file', `| a | web | ${proof} | |`, 'names no file'],
    [
      'a file twice',
      `| a | \`platform/web/paths.ts\`, \`platform/web/paths.ts\` | ${proof} | |`,
      'names platform/web/paths.ts twice',
    ],
    ['a line twice', `| a | \`platform/web/paths.ts\` | ${proof}<br>${proof} | |`, `names ${proof} twice`],
    [
      'a test, whose title is to cite the row',
      '| a | `platform/web/paths.ts` | `app/web/paths.test.ts` › is lower case | |',
      'is not of the form',
    ],
    ['a cell too few', `| a | \`platform/web/paths.ts\` | ${proof} |`, 'has 4 cells'],
    ['nothing of the spec', `| | \`platform/web/paths.ts\` | ${proof} | |`, 'says nothing'],
  ])('must not name %s', (_what, row, fault) => {
    expect(faults(row)).toEqual([expect.stringContaining(fault)])
  })

  it.each([
    ['a package that is not there', 'auth@1.2.3 index.js:1` › `open`', 'there is no package auth'],
    ['another version', 'idb@8.0.1 index.js:1` › `open`', 'is of version 8.0.0, not 8.0.1'],
    ['a file that its package has not', 'idb@8.0.0 main.js:1` › `open`', 'there is no main.js in idb'],
    ['another line', '@firebase/auth@1.2.3 dist/index.js:1` › `HEIGHT`', 'line 1 of dist/index.js in'],
    ['a line behind the last', 'idb@8.0.0 index.js:2` › `open`', 'line 2 of index.js in idb has no "open"'],
    ['a line without its words', 'idb@8.0.0 index.js:1`', 'is not of the form'],
  ])('must not name %s', (_what, line, fault) => {
    expect(faults(`| a | \`platform/web/paths.ts\` | \`${line} | |`)).toEqual([
      expect.stringContaining(fault),
    ])
  })
})
