import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

const file = readFileSync(join(import.meta.dirname, '../../platform/web/drawings/scene.svg'), 'utf8')

describe('the landscape', () => {
  it('takes at most 10 kB', () => {
    expect(brotliCompressSync(file).length).toBeLessThanOrEqual(10_000)
  })

  it('has nothing that a page cannot quote from another file', () => {
    // The root is not quoted: what it says of the theme is for pages that show the file as a picture.
    expect(file.slice(file.indexOf('<g'))).not.toMatch(/<style|style=|class=|url\(|Gradient|<use/)
  })
})
