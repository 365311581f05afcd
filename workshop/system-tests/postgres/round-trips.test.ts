import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import type { Assessment } from '#features/assessments/contract.ts'
import type { Db, Tables } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { openPostgres } from '#platform/server/db/postgres.ts'
import { createTestApp, type TestApp, type TestCaller } from '#workshop/testing/app/app.ts'
import { rightOption } from '#workshop/testing/app/quiz-play.ts'
import { createBareDatabase } from '#workshop/testing/database/database.ts'
import { openSlowLine, type SlowLine } from '#workshop/testing/postgres/slow-line.ts'

/** In ms. */
const delay = 1
/** The first ones prepare statements and open connections; one in 256 sign-ins also removes what has expired. */
const repetitions = 24

const email = 'ada@example.org'

interface Site {
  readonly app: TestApp
  readonly db: Db
  readonly line: SlowLine
}

async function openSite(): Promise<Site> {
  const url = await createBareDatabase('postgres')
  const near = openPostgres<Tables>(url, { poolSize: 1 })
  await migrate(near)
  await near.destroy()
  const line = await openSlowLine(url, delay)
  const db = openPostgres<Tables>(line.url, { poolSize: 4 })
  onTestFinished(() => db.destroy())
  return { app: await createTestApp({}, { db }), db, line }
}

/** The fewest trips that one call takes, and its shortest time in usual times of a statement that does nothing. */
async function measure({ db, line }: Site, calls: readonly (() => Promise<unknown>)[]) {
  const trips: number[] = []
  const times: number[] = []
  const single: number[] = []
  const timed = async (call: () => Promise<unknown>) => {
    const startedAt = performance.now()
    await call()
    return performance.now() - startedAt
  }
  for (const call of calls) {
    single.push(await timed(() => sql`select 1`.execute(db)))
    line.takeTrips()
    times.push(await timed(call))
    trips.push(line.takeTrips())
  }
  const median = single.toSorted((a, b) => a - b)[single.length >> 1] ?? Number.NaN
  return { trips: Math.min(...trips), time: Math.min(...times) / median }
}

const again = (call: () => Promise<unknown>) => Array.from({ length: repetitions }, () => call)

/** Work of our own beside the waiting may take as long again. */
const expectTrips = ({ trips, time }: Awaited<ReturnType<typeof measure>>, most: number) => {
  expect(trips).toBeGreaterThan(0)
  expect(trips).toBeLessThanOrEqual(most)
  expect(time).toBeLessThanOrEqual(2 * most)
}

it('a read of the dashboard waits for PostgreSQL twice', async () => {
  const site = await openSite()
  const learner = await site.app.signUp(email)
  const read = async () => expect((await learner.call('GET', '/api/progress')).status).toBe(200)

  expectTrips(await measure(site, again(read)), 2)
})

it('an answer waits for PostgreSQL four times, and the one that completes the module no more often', async () => {
  const site = await openSite()
  const learner = await site.app.signUp(email)
  const answers: (() => Promise<void>)[] = []
  const lastAnswers: (() => Promise<void>)[] = []
  for (const moduleNumber of [1, 2, 3]) {
    const { body } = await learner.call('POST', `/api/modules/${moduleNumber}/attempts`, {})
    const { id, questionCount } = body.attempt
    for (let position = 1; position <= questionCount; position++) {
      const option = rightOption(site.app, moduleNumber, position)
      const answer = async () => {
        const { status, body } = await learner.call('POST', `/api/attempts/${id}/answers`, {
          position,
          option,
        })
        expect([status, body.result]).toEqual([200, 'right'])
      }
      if (position === questionCount) lastAnswers.push(answer)
      else answers.push(answer)
    }
  }

  expectTrips(await measure(site, answers), 4)
  expectTrips(await measure(site, lastAnswers), 4)
})

it('an answer to a check waits for PostgreSQL three times, and its beginning no more often', async () => {
  const site = await openSite()
  const learners = await Promise.all(
    Array.from({ length: 4 }, (_, index) => site.app.signUp(`${index}@example.org`)),
  )
  const begun: Assessment[] = []
  const begin = (learner: TestCaller) => async () => {
    const { status, body } = await learner.call('POST', '/api/assessments/before')
    expect(status).toBe(200)
    begun.push(body)
  }
  expectTrips(await measure(site, learners.map(begin)), 3)

  const [learner, first] = [learners[0], begun[0]]
  if (!learner || !first) return expect.unreachable()
  let assessment = first
  const answer = async () => {
    const { id: assessmentId, question } = assessment.running ?? expect.unreachable()
    const body = { assessmentId, position: question.position, questionId: question.id, option: null }
    assessment = (await learner.call('POST', '/api/assessments/before/answers', body)).body
  }
  expectTrips(await measure(site, Array(first.questionCount).fill(answer)), 3)
  expect(assessment.status).toBe('ended')
})

it.each([
  ['an IPv4 address waits for PostgreSQL six times', '192.0.2.1', 6],
  ['an IPv6 address, whose site has a limit too, once more', '2001:db8::1', 7],
])('a sign-in from %s', async (_, remoteAddress, most) => {
  const site = await openSite()
  await site.app.signUp(email)
  const signIn = async () => {
    const { statusCode } = await site.app.app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=edutrain',
      payload: { email, password: 'six or more', returnSecureToken: true },
      remoteAddress,
    })
    expect(statusCode).toBe(200)
  }

  expectTrips(await measure(site, again(signIn)), most)
})
