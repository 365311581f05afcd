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

for (const player of ['a learner', 'a guest'])
  test(`no response to ${player} says which option is right before the answer, in a paper too`, async ({
    page,
    newLearner,
  }) => {
    const bodies: string[] = []
    page.on('response', async (response) => {
      const type = response.headers()['content-type'] ?? ''
      if (type.includes('json')) bodies.push(await response.text().catch(() => ''))
    })
    if (player === 'a learner') await login(page, await newLearner())
    else {
      await page.goto('/module/1')
      await expect(page.getByRole('radio').first()).toBeVisible()
    }

    for (let moduleNumber = 1; moduleNumber <= 9; moduleNumber++) {
      const started = page.waitForResponse('**/attempts')
      // With all questions, for times without a connection.
      const paper =
        player === 'a learner' &&
        page.waitForResponse((response) => response.request().postData() === '{"paper":true}')
      await page.goto(`/module/${moduleNumber}`)
      await started
      if (paper) expect((await (await paper).json()).paper).toHaveLength(10)
      await expect(page.getByRole('radio').first()).toBeVisible()
    }

    // The options are shown, the right one among them, so what must not appear is anything that marks it.
    const marks = [
      ...questions.map(({ id }) => id),
      ...words.flatMap(({ explanation, hint }) => [explanation, hint]),
    ]
    expect(bodies.length).toBeGreaterThan(player === 'a learner' ? 18 : 9)
    for (const body of bodies) {
      expect(marks.filter((mark) => body.includes(mark))).toEqual([])
      expect(body).not.toMatch(/"(answer|correct|isCorrect|answerIndex|order)"/)
      // What was tried and wrong is the learner's own.
      expect(body).not.toMatch(/"tried":\[[^\]]/)
    }
  })
