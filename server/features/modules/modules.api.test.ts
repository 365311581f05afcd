import { expect, it } from 'vitest'
import { createTestApp } from '#server/testing/test-app.ts'

it('the journey has the five programmes and nine modules of spec §2', async () => {
  const { anonymous } = await createTestApp()

  const { body } = await anonymous.call('GET', '/api/programmes')

  type Listed = { title: string; modules: { number: number }[] }
  expect(
    body.programmes.map(({ title, modules }: Listed) => [title, modules.map(({ number }) => number)]),
  ).toEqual([
    ['Mindset Reset', [1]],
    ['Winter EduTrain', [2, 3]],
    ['Spring EduTrain', [4, 5]],
    ['Summer EduTrain', [6, 7]],
    ['Fall EduTrain', [8, 9]],
  ])
})

it('every module has a lesson of text, without raw HTML or scripts', async () => {
  const { anonymous } = await createTestApp()
  for (let number = 1; number <= 9; number++) {
    const { status, body } = await anonymous.call('GET', `/api/modules/${number}/lesson`)
    expect(status).toBe(200)
    expect(body.html).toMatch(/<h2/)
    expect(body.html).not.toMatch(/<script|<img|onerror|javascript:/i)
  }
})
