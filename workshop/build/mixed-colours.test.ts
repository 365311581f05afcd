import postcss from 'postcss'
import { expect, test } from 'vitest'
import { mixedColours } from './mixed-colours.ts'

const build = async (css: string) =>
  (await postcss([mixedColours]).process(css, { from: undefined })).css.replaceAll(/\s+/g, '')

const mixed = 'color-mix(in oklab,var(--season) 16%,white)'
const ifKnown = '@supports (color:color-mix(in lab, red, red))'

test('a mixed colour stands alone, without the plain one for browsers that cannot mix', async () => {
  const nested = `.a{color:red;background:var(--season);${ifKnown}{background:${mixed}}}`
  const beside = `.a{color:red;background:var(--season)}${ifKnown}{.a{background:${mixed}}}`

  const rule = `background:${mixed}`.replaceAll(' ', '')
  expect(await build(nested)).toBe(`.a{color:red;${rule}}`)
  expect(await build(beside)).toBe(`.a{color:red}.a{${rule}}`)
})

test('what stands before a mixed colour and is of another element or property stays', async () => {
  const css = `.b{background:red}${ifKnown}{.a{background:${mixed}}}`

  expect(await build(css)).toContain('.b{background:red}')
})

test('other conditions stay as they are', async () => {
  const css = '@supports (height:1dvh){.a{height:1dvh}}'

  expect(await build(css)).toBe(css.replaceAll(' ', ''))
})
