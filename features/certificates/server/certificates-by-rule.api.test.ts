import { expect, it } from 'vitest'
import { readConfig } from '#app/server/config/config.ts'
import { scheduledTasks } from '#app/server/scheduled-tasks/scheduled-tasks.ts'
import { saveProfile } from '#features/profiles/server/save-profile.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { hour, minute } from '#platform/server/clock/clock.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { verifyEmail } from '#workshop/testing/app/certificate-requests.ts'
import { testPublicUrl } from '#workshop/testing/app/identity.ts'
import { testIssuer } from '#workshop/testing/app/issuer.ts'
import { createTestMailer, startTestMailServer } from '#workshop/testing/app/mail.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { ruleOf } from './certificates.config.ts'

const never = new AbortController().signal

/** A site with a mail server, and what it does by itself, in as many processes as are wanted. */
async function startSite(more: NodeJS.ProcessEnv = {}) {
  const server = await startTestMailServer()
  const env = { SMTP_URL: server.url, ...more }
  const site = await createTestApp(env)
  const run = async () => {
    const parts = { ...site, config: readConfig(env), publicUrl: testPublicUrl, issuer: testIssuer }
    const tasks = scheduledTasks({ ...parts, mailer: createTestMailer(env).mailer })
    let issued = 0
    for (const { name, run } of tasks.filter(({ name }) => name.startsWith('certificate'))) {
      const rows = await run(never)
      if (name === 'certificates-by-rule') issued += rows
    }
    return issued
  }
  return { site, run, server }
}

type Started = Awaited<ReturnType<typeof startSite>>

/** Whose token never ends, as in a browser: each call has a new one. */
async function signUpFinisher({ site }: Started, name: string) {
  const learner = await site.signUp()
  const id = learner.uid as LearnerId
  for (const number of site.bank.keys()) {
    await playQuiz(site, id, number)
    site.clock.advance(10 * minute)
  }
  await saveProfile(site, { id, email: learner.email, authenticatedAt: 0 }, { name })
  const call = async (...what: Parameters<typeof learner.call>) => {
    const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=edutrain'
    const account = { email: learner.email, password: 'six or more', returnSecureToken: true }
    const { body } = await site.anonymous.call('POST', url, account)
    return site.withToken(body.idToken).call(...what)
  }
  return { ...learner, call }
}

it('with a mail server a certificate is there a day after the request, without an operator, and its page says so', async () => {
  const started = await startSite()
  const { site, run, server } = started
  const learner = await signUpFinisher(started, 'Ada Lovelace')
  expect((await learner.call('GET', '/api/certificate')).body.rule).toEqual({
    hours: 24,
    at: null,
    needs: [],
  })
  await learner.call('POST', '/api/certificate-request', {})
  expect((await learner.call('GET', '/api/certificate')).body.rule.needs).toEqual(['email'])
  await verifyEmail(site.db, learner.uid)
  const told = (await learner.call('GET', '/api/certificate')).body.rule
  expect(told).toEqual({ hours: 24, at: site.clock() + 24 * hour, needs: [] })

  site.clock.advance(24 * hour - 1)
  expect(await run()).toBe(0)
  site.clock.advance(1)
  const issued = await Promise.all([run(), run()])

  expect(issued.toSorted()).toEqual([0, 1])
  const { certificate, rule } = (await learner.call('GET', '/api/certificate')).body
  expect({ name: certificate.name, rule }).toEqual({ name: 'Ada Lovelace', rule: null })
  expect(server.messages.map(({ recipients }) => recipients)).toEqual([[learner.email]])
  const page = await site.app.inject(`/certificates/${certificate.id}`)
  expect(page.statusCode).toBe(200)
})

it('with CERTIFICATES=by-hand nothing is issued without an operator, and the learner is told of a person', async () => {
  const started = await startSite({ CERTIFICATES: 'by-hand' })
  const { site, run } = started
  const learner = await signUpFinisher(started, 'Ada Lovelace')
  await verifyEmail(site.db, learner.uid)
  await learner.call('POST', '/api/certificate-request', {})
  site.clock.advance(1000 * hour)

  expect(await run()).toBe(0)
  expect((await learner.call('GET', '/api/certificate')).body).toMatchObject({
    certificate: null,
    rule: null,
  })
})

it.each([
  ['', {}, undefined],
  ['', { SMTP_URL: 'smtps://mail.example' }, 24],
  ['by-hand', { SMTP_URL: 'smtps://mail.example' }, undefined],
  ['by-rule', {}, 24],
  ['by-rule', { CERTIFICATE_DELAY_HOURS: '48' }, 48],
])('CERTIFICATES=%s with %j has a delay of %s hours', (CERTIFICATES, env, hours) => {
  expect(ruleOf(readConfig({ CERTIFICATES, ...env }))).toEqual(hours && { delay: hours * hour })
})

it.each([
  [{ CERTIFICATES: 'by-magic' }, 'CERTIFICATES must be by-rule or by-hand'],
  [{ CERTIFICATE_DELAY_HOURS: '0' }, 'CERTIFICATE_DELAY_HOURS must be a whole number from 1 to 720'],
])('%j is refused in one sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})
