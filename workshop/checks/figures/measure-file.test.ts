import { describe, expect, it } from 'vitest'
import { measureFile } from './measure-file.ts'

const figuresOf = (...lines: string[]) => measureFile('a.tsx', lines.join('\n'))

describe('the figures of a file', () => {
  it('count lines, and those that are not blank', () => {
    expect(figuresOf('const a = 1', '', 'const b = 2', '')).toMatchObject({
      lines: 3,
      filled: 2,
      comments: 0,
    })
  })

  it.each([
    ['a line', ['// why', 'const a = 1'], 1],
    ['a block', ['/**', ' * why', ' */', 'const a = 1'], 3],
    ['a comment in JSX', ['const a = (', '  <p>', '    {/* why */}', '  </p>', ')'], 1],
    ['a comment behind code', ['const a = 1 // why'], 0],
    ['a glob in a text', ["const a = 'docs/*.md'", 'const b = 2'], 0],
    ['an empty object', ['const a =', '  {}'], 0],
  ])('count as comment: %s', (_what, lines, comments) => {
    expect(figuresOf(...lines)).toMatchObject({ comments })
  })

  it('count any where it is a type alone', () => {
    expect(figuresOf('const any: any = { any: 1 as any }', "say('any')")).toMatchObject({ anys: 2 })
  })

  it('count assertions of a type, not renames nor constants', () => {
    const rename = "import { a as b } from 'a'"
    expect(figuresOf(rename, 'const c = b as string', 'const d = [1] as const')).toMatchObject({ casts: 1 })
  })
})
