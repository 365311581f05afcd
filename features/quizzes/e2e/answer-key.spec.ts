import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { questions, words } from '#workshop/e2e/support/answer-key.ts'
import { findTexts } from '#workshop/e2e/support/find-texts.ts'
import { login } from '#workshop/e2e/support/login.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

/** Every text that would help to answer a question, with the question's own words, in every language. */
const secrets = words.flatMap(({ question, answer, explanation, hint }) => [
  question,
  answer,
  explanation,
  hint,
])

test('no built file holds a question, an answer, an explanation or a hint', () => {
  const build = join(import.meta.dirname, '../../../dist/web')
  const files = globSync('**/*.{js,css,html,json,svg,txt,map}', { cwd: build })
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) {
    const text = readFileSync(join(build, file), 'utf8')
    expect(findTexts(text, secrets), file).toEqual([])
  }
})

test('no response says which option is right before the answer', async ({ page, newLearner }) => {
  const bodies: string[] = []
  page.on('response', async (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (type.includes('json')) bodies.push(await response.text().catch(() => ''))
  })
  await login(page, await newLearner())

  for (let moduleNumber = 1; moduleNumber <= 9; moduleNumber++) {
    const started = page.waitForResponse('**/attempts')
    await page.goto(`/module/${moduleNumber}`)
    await started
    await expect(page.getByRole('radio').first()).toBeVisible()
  }

  // The options are shown, the right one among them, so what must not appear is anything that marks it.
  const marks = [
    ...questions.map(({ id }) => id),
    ...words.flatMap(({ explanation, hint }) => [explanation, hint]),
  ]
  expect(bodies.length).toBeGreaterThan(9)
  for (const body of bodies) {
    expect(marks.filter((mark) => body.includes(mark))).toEqual([])
    expect(body).not.toMatch(/"(answer|correct|isCorrect|answerIndex|order)"/)
    // What was tried and wrong is the learner's own.
    expect(body).not.toMatch(/"tried":\[[^\]]/)
  }
})
