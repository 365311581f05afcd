import { decodeJwt, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { emptyAccount } from '#features/identity/server/records/account.ts'
import { issueTokens } from '#features/identity/server/sessions/session.ts'
import { removeOperator } from '#features/operators/server/register-operators.ts'
import type { Access, Endpoint } from '#platform/contract/endpoint.ts'
import { hour } from '#platform/server/clock/clock.ts'
import { createTestApp, type TestApp, type TestCaller } from '#workshop/testing/app/app.ts'
import { makeOperator } from '#workshop/testing/app/make-operator.ts'
import type { AuthorisationRow, Owner } from '#workshop/testing/authorisation/authorisation-row.ts'
import {
  authorisationRows,
  createOwner,
  inputsThatNameNoRow,
} from '#workshop/testing/authorisation/authorisation-rows.ts'
import { contractEndpoints, nameOf } from '#workshop/testing/authorisation/contract-endpoints.ts'
import { everyRow } from '#workshop/testing/database/snapshot.ts'

const strangers = ['anonymous', 'expired', 'signed out everywhere', 'disabled', 'deleted'] as const
const signedIn = [
  'claiming to be an operator',
  'an operator no more',
  'an operator whose e-mail is not verified',
  'another learner',
  'the learner',
] as const
/** Operators whom the desk is shut to, whatever they ask for. */
const shutOut = ['an operator without a second factor', 'an operator signed in yesterday'] as const
type Caller =
  | (typeof strangers)[number]
  | (typeof signedIn)[number]
  | (typeof shutOut)[number]
  | 'an operator signed in an hour ago'
  | 'an operator'

type Verdict = 'served' | 401 | 403

const byCaller = (stranger: Verdict, learner: Verdict, operator: Verdict, shutOutOperator = operator) =>
  Object.fromEntries([
    ...strangers.map((name) => [name, stranger]),
    ...signedIn.map((name) => [name, learner]),
    ...shutOut.map((name) => [name, shutOutOperator]),
    ['an operator signed in an hour ago', operator],
    ['an operator', operator],
  ]) as Record<Caller, Verdict>

/** Who is served, by access. */
const verdicts: Record<Access, Record<Caller, Verdict>> = {
  public: byCaller('served', 'served', 'served'),
  learner: byCaller(401, 'served', 'served'),
  operator: byCaller(401, 403, 'served', 403),
}

/** What asks for a recent sign-in refuses callers without one. */
const withoutRecent = {
  'an operator signed in an hour ago': 403,
  'an operator signed in yesterday': 403,
} as const

const verdictsOn = ({ access, freshness }: Endpoint): Record<Caller, Verdict> => ({
  ...verdicts[access],
  ...(freshness === 'recent' && withoutRecent),
})

const rowOf = (endpoint: Endpoint): AuthorisationRow => authorisationRows[nameOf(endpoint)] ?? {}

async function prepare() {
  const app = await createTestApp({ IDENTITY_ANONYMOUS: 'on' })
  const expired = await app.signUp()
  app.clock.advance(3_600_000)
  const owner = await createOwner(app)
  await enrolSomeOperator(app)
  const callers: Record<Caller, TestCaller> = {
    anonymous: app.anonymous,
    expired,
    'signed out everywhere': await ended(app, (caller) => caller.call('POST', '/api/sessions/revoke-all')),
    disabled: await ended(app, ({ uid }) =>
      app.db.updateTable('accounts').set({ disabled: 1 }).where('id', '=', uid).execute(),
    ),
    deleted: await ended(app, ({ uid }) => app.db.deleteFrom('accounts').where('id', '=', uid).execute()),
    'claiming to be an operator': await claimOperator(app),
    'an operator no more': await formerOperator(app),
    'an operator whose e-mail is not verified': await ended(app, async (caller) => {
      await makeOperator(app, caller)
      await app.db.updateTable('accounts').set({ email_verified: 0 }).where('id', '=', caller.uid).execute()
    }),
    'an operator without a second factor': await ended(app, (caller) => makeOperator(app, caller)),
    'an operator signed in yesterday': await operatorSignedIn(app, 12 * hour + 1000),
    'an operator signed in an hour ago': await operatorSignedIn(app, hour),
    'an operator': await operatorSignedIn(app, 0),
    'another learner': await app.signUp(),
    'the learner': owner.caller,
  }
  return { app, owner, callers }
}

async function ended(app: TestApp, end: (caller: TestCaller) => Promise<unknown>): Promise<TestCaller> {
  const caller = await app.signUp()
  await end(caller)
  return caller
}

/** From now on operators need a second factor. */
async function enrolSomeOperator(app: TestApp): Promise<void> {
  const caller = await app.signUp()
  await makeOperator(app, caller)
  const factor = { id: 'app', secret: 'JBSWY3DPEHPK3PXP', display_name: null, enrolled_at: 0, last_step: 0 }
  await app.db
    .insertInto('second_factors')
    .values({ account_id: caller.uid, ...factor })
    .execute()
}

/** An operator who signed in so long ago (ms), with a second factor. */
async function operatorSignedIn(app: TestApp, age: number): Promise<TestCaller> {
  const { uid, email } = await ended(app, (caller) => makeOperator(app, caller))
  const account = { ...emptyAccount(uid, app.clock()), email, emailVerified: true }
  const authenticatedAt = app.clock() - age
  const session = { uid, signInProvider: 'password', authenticatedAt, secondFactor: 'app' }
  const { tokens } = await issueTokens(app.identity, account, session, '')
  return { ...app.withToken(tokens.idToken), uid, email }
}

async function formerOperator(app: TestApp): Promise<TestCaller> {
  return ended(app, async (caller) => {
    await makeOperator(app, caller)
    await removeOperator(app, caller.email, 'the test')
  })
}

/** A token of our own signature with every claim that might be taken for a role. */
async function claimOperator(app: TestApp): Promise<TestCaller> {
  const { uid, email } = await app.signUp()
  const account = { ...emptyAccount(uid, app.clock()), email }
  const session = { uid, signInProvider: 'password', authenticatedAt: app.clock() }
  const { tokens } = await issueTokens(app.identity, account, session, '')
  const claims = { ...decodeJwt(tokens.idToken), operator: true, admin: true, role: 'operator' }
  const { kid, privateKey } = await app.identity.keys.findSigner()
  return app.withToken(await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey))
}

/** Calls an endpoint with what the owner would send, by any caller. */
function call(caller: TestCaller, endpoint: Endpoint, owner: Owner, app: TestApp) {
  const { method, path } = endpoint
  const { params, query, body } = rowOf(endpoint).input?.(owner, app) ?? {}
  const named: Record<string, string> = { moduleNumber: '1', ...params }
  const url = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(named[name] ?? ''))
  return caller.call(method, query ? `${url}?${new URLSearchParams(query)}` : url, body)
}

const inputNames = ({ params, query, body }: Endpoint) =>
  [params, query, body].flatMap((schema) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []))

/** Everything stored about a learner, found by the account's id, but for the sessions, which a secret may end. */
async function rowsOf({ db }: TestApp, { caller }: Owner) {
  const { refresh_tokens: _sessions, ...tables } = await everyRow(db)
  return Object.entries(tables).flatMap(([table, all]) =>
    all.filter((row) => JSON.stringify(row).includes(caller.uid)).map((row) => ({ table, row })),
  )
}

describe('every endpoint', () => {
  it('is the one that a row of a feature is about (SX.22)', () => {
    const known = contractEndpoints.map(nameOf)
    expect(Object.keys(authorisationRows).filter((name) => !known.includes(name))).toEqual([])
  })

  it('that reaches all rows is for operators', () => {
    for (const one of contractEndpoints) {
      const { reach } = rowOf(one)
      if (reach === 'all') expect([nameOf(one), one.access]).toEqual([nameOf(one), 'operator'])
    }
  })

  it('that takes a list out of the site, or ends something for a learner, asks operators for a recent sign-in', () => {
    const ends = ['POST /api/operator/certificates/revoke', 'PUT /api/operator/learners/:accountId/disabled']
    const lists = contractEndpoints.filter(({ format }) => format === 'csv').map(nameOf)
    const asking = contractEndpoints.filter(({ freshness }) => freshness === 'recent').map(nameOf)

    expect([...lists, ...ends].filter((name) => !asking.includes(name))).toEqual([])
    expect(lists.filter((name) => !name.startsWith('POST '))).toEqual([])
  })

  it('that takes more than what names no row says what others get for a row that is not theirs', () => {
    const naming = contractEndpoints.filter(
      (one) => one.access !== 'operator' && inputNames(one).some((name) => !inputsThatNameNoRow.has(name)),
    )
    for (const one of naming)
      expect.soft([nameOf(one), rowOf(one).reach]).toEqual([nameOf(one), { othersGet: 404 }])
    expect(naming.length).toBeGreaterThan(0)
  })
})

// One site for all of them, since none changes anything.
it('every endpoint refuses the callers who may not call it, and changes nothing (S6.3)', async () => {
  const { app, owner, callers } = await prepare()
  const before = await everyRow(app.db)

  for (const one of contractEndpoints) {
    const refused = Object.entries(verdictsOn(one)).filter(([, verdict]) => verdict !== 'served')
    const seen: Record<string, number> = {}
    for (const [who] of refused) {
      const { status, text } = await call(callers[who as Caller], one, owner, app)
      seen[who] = status
      for (const secret of owner.secrets) expect(text, nameOf(one)).not.toContain(secret)
    }
    expect.soft(seen, nameOf(one)).toEqual(Object.fromEntries(refused))
    expect.soft(await everyRow(app.db), nameOf(one)).toEqual(before)
  }
})

describe.each(contractEndpoints.map((one) => [nameOf(one), one] as const))('%s', (_name, one) => {
  const row = rowOf(one)
  const expected = verdictsOn(one)

  it('serves each caller who may call it with their own rows, and no other with those of a learner (SX.22)', async () => {
    const { app, owner, callers } = await prepare()
    const served = Object.entries(expected).filter(([, verdict]) => verdict === 'served')
    const owned = await rowsOf(app, owner)
    const ofOthers = typeof row.reach === 'object' ? row.reach.othersGet : (row.status ?? 200)
    expect(owned.length).toBeGreaterThan(4)

    const others = served.filter(([who]) => who !== 'the learner')
    for (const [who] of others) {
      const { status, text } = await call(callers[who as Caller], one, owner, app)
      expect([who, status]).toEqual([who, ofOthers])
      if (row.reach === 'all') continue
      for (const secret of owner.secrets) expect(text).not.toContain(secret)
      expect(await rowsOf(app, owner)).toEqual(owned)
    }

    if (expected['the learner'] === 'served') {
      const { status } = await call(callers['the learner'], one, owner, app)
      expect(status).toBe(row.status ?? 200)
    }
  })
})
