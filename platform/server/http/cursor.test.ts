import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { cursorText, pageAt, pageOf } from './cursor.ts'
import { Refusal } from './refusal.ts'

const schema = z.strictObject({ at: z.int(), id: cursorText })
type Cursor = z.output<typeof schema>

/** The text of a cursor as a page brings it. */
async function textOf(next: object): Promise<string> {
  const page = await pageAt(schema, undefined, async () => ({ next: next as Cursor }))
  if (page instanceof Refusal || page.next === null) throw new Error('there is no next page')
  return page.next
}

describe('the cursor of a list', () => {
  it('is read as it was written', async () => {
    const cursor = { at: 1_700_000_000_000, id: 'a.b/ä' }
    const text = await textOf(cursor)
    expect(text).toMatch(/^[\w-]+$/)
    expect(await pageAt(schema, text, async (read) => ({ read, rows: 1, next: null }))).toEqual({
      read: cursor,
      rows: 1,
      next: null,
    })
  })

  it.each([
    ['of other fields', { at: 1 }],
    ['of another type', { at: '1', id: 'a' }],
    ['of more than its fields', { at: 1, id: 'a', more: true }],
    ['with U+0000', { at: 1, id: '\0' }],
  ])('is refused %s', async (_, cursor) => {
    const page = await pageAt(schema, await textOf(cursor), () =>
      Promise.reject(new Error('nothing is read')),
    )
    expect(page).toMatchObject({ code: 'invalid-input', field: 'cursor' })
  })

  it.each(['', 'nowhere', '{}', '%'])('is refused where it is no cursor: %j', async (text) => {
    const page = await pageAt(schema, text, () => Promise.reject(new Error('nothing is read')))
    expect(page).toMatchObject({ code: 'invalid-input', field: 'cursor' })
  })
})

describe('a page of a list', () => {
  it('leads on only when it is full', () => {
    const idOf = ({ id }: { id: string }) => ({ id })
    expect(pageOf([{ id: 'a' }, { id: 'b' }], 2, idOf).next).toEqual({ id: 'b' })
    expect(pageOf([{ id: 'a' }], 2, idOf).next).toBeNull()
    expect(pageOf([], 2, idOf).next).toBeNull()
  })
})
