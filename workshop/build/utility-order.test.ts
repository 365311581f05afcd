import postcss from 'postcss'
import { expect, test } from 'vitest'
import { utilityOrder } from './utility-order.ts'

const order = async (css: string) => (await postcss([utilityOrder]).process(css, { from: undefined })).css
/** How many elements' worth each rule weighs more than its class. */
const weights = async (...rules: string[]) =>
  (await order(rules.join('\n')))
    .split('\n')
    .map((rule) => (/:not\(([q ]+)\)/.exec(rule)?.[1] ?? '').split(' ').filter(Boolean).length)

test('a utility for a wider screen weighs more than for a narrower one, and both more than one for all', async () => {
  const [all, phone, tablet, desktop] = await weights(
    '.flex{display:flex}',
    '@media (min-width:22.5rem){.min-\\[22\\.5rem\\]\\:block{display:block}}',
    '@media (min-width:40rem){.sm\\:hidden{display:none}}',
    '@media (min-width:64rem){.lg\\:grid{display:grid}}',
  )
  expect([all, phone, tablet, desktop]).toEqual([0, 1, 2, 4])
})

test('a utility for what is below a width weighs the more, the narrower it is', async () => {
  const [desktop = 0, tablet = 0] = await weights(
    '@media not all and (min-width:64rem){.max-lg\\:block{display:block}}',
    '@media not all and (min-width:40rem){.max-sm\\:hidden{display:none}}',
  )
  expect(tablet).toBeGreaterThan(desktop)
})

test('a utility for a state weighs what the state does', async () => {
  expect(await weights('@media (hover:hover){.hover\\:flex:hover{display:flex}}')).toEqual([0])
})

test('the weight stands before what is part of the element', async () => {
  expect(await order('@media print{.print\\:before\\:hidden::before{display:none}}')).toBe(
    '@media print{.print\\:before\\:hidden:not(q q q q q q q)::before{display:none}}',
  )
})

test('a class may have any sign in it', async () => {
  expect(await order("@media print{.print\\:content-\\[\\'·_\\'\\]:after{content:'· '}}")).toContain(
    "\\[\\'·_\\'\\]:not(q q q q q q q):after",
  )
})

test('rules of our own keep their weight', async () => {
  const own = '@media (min-width:40rem){.sheet-button{width:auto}}'
  expect(await order(own)).toBe(own)
})
