import { describe, expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'

const hosted = {
  IDENTITY: 'firebase',
  IDENTITY_API_KEY: 'key',
  IDENTITY_PROJECT_ID: 'project',
  IDENTITY_AUTH_DOMAIN: 'x.firebaseapp.com',
}
const url = '/api/modules/1/first-question'
const signUpUrl = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=edutrain'

async function prepare() {
  const app = await createTestApp()
  const { question } = (await app.anonymous.call('GET', url)).body
  const { idToken } = (await app.anonymous.call('POST', signUpUrl, { returnSecureToken: true })).body
  const begin = async (first: unknown, moduleNumber = 1) =>
    (await app.withToken(idToken).call('POST', `/api/modules/${moduleNumber}/attempts`, { first })).body
  return { app, question, begin }
}

describe('the first question of a quiz', () => {
  it('is asked of a visitor with its options alone, in any order', async () => {
    const { app, question } = await prepare()
    const [first] = app.bank.get(1) ?? []

    expect(question).toEqual({ question: first?.question, options: expect.any(Array), language: 'en' })
    expect(question.options.toSorted()).toEqual(first?.options.toSorted())
    const other = await createTestApp({}, { randomIndex: () => 0 })
    const inOtherOrder = (await other.anonymous.call('GET', url)).body.question.options
    expect(inOtherOrder).not.toEqual(question.options)
  })

  it('is in the visitor’s language', async () => {
    const { app } = await prepare()
    const { body } = await app.anonymous.call('GET', url, undefined, { 'accept-language': 'fr' })
    const words = app.bank.get(1)?.[0]?.translations.fr
    expect(body.question).toMatchObject({ question: words?.question, language: 'fr' })
    expect(body.question.options.toSorted()).toEqual(words?.options.toSorted())
  })

  it('keeps the order of its options when the quiz begins with it', async () => {
    const { question, begin } = await prepare()
    const seen = question.options.toReversed()
    expect((await begin(seen)).attempt.question).toMatchObject({ position: 1, options: seen, tried: [] })
    // One that is open goes on as it is.
    expect((await begin(question.options)).attempt.question.options).toEqual(seen)
  })

  it.each([
    ['some of its options', (options: string[]) => options.slice(1)],
    ['one of them twice', (options: string[]) => [options[0], ...options.slice(0, -1)]],
    ['other words', (options: string[]) => options.map((option) => `${option}!`)],
  ])('is not changed by a request that names %s', async (_what, change) => {
    const { question, begin } = await prepare()
    const { attempt } = await begin(change(question.options))
    expect(attempt.question.options.toSorted()).toEqual(question.options.toSorted())
  })

  it.each([
    ['where guests are not wanted', { IDENTITY_ANONYMOUS: 'off' }],
    ['where a hosted project decides about guests', hosted],
  ])('is not asked %s', async (_where, env) => {
    const app = await createTestApp(env)
    expect((await app.anonymous.call('GET', url)).body).toEqual({ question: null })
  })
})
