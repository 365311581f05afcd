import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Access, type Endpoint, endpoint } from '#contract/endpoint.ts'
import { type AppCallers, createGate } from '#server/features/identity/gate.ts'
import { createCustomToken } from '#server/features/identity/tokens/custom-token.ts'
import { serveEndpoints } from '#server/platform/http/endpoints.ts'
import {
  type AuthorisationRow,
  authorisationRows,
  createOwner,
  inputsThatNameNoRow,
  type Owner,
} from './testing/authorisation-rows.ts'
import { contractEndpoints, nameOf } from './testing/contract-endpoints.ts'
import { everyRow } from './testing/snapshot.ts'
import { createTestApp, type TestApp, type TestCaller } from './testing/test-app.ts'

const strangers = ['anonymous', 'expired', 'signed out everywhere', 'disabled', 'deleted'] as const
const signedIn = ['claiming to be an operator', 'another learner', 'the learner'] as const
type Caller = (typeof strangers)[number] | (typeof signedIn)[number]

type Verdict = 'served' | 401 | 403

const everybody = (stranger: Verdict, learner: Verdict) =>
  Object.fromEntries([
    ...strangers.map((name) => [name, stranger]),
    ...signedIn.map((name) => [name, learner]),
  ]) as Record<Caller, Verdict>

/** Who is served, by access. There is no operator yet, so whoever claims to be one is not. */
const verdicts: Record<Access, Record<Caller, Verdict>> = {
  public: everybody('served', 'served'),
  learner: everybody(401, 'served'),
  operator: everybody(403, 403),
}

/** Stands for every operator endpoint to come. */
const operatorProbe = endpoint({
  method: 'GET',
  path: '/api/operator-probe',
  access: 'operator',
  summary: '',
  output: z.object({}),
  errors: {},
})
const rows: Record<string, AuthorisationRow> = {
  ...authorisationRows,
  [nameOf(operatorProbe)]: { reach: 'nobody' },
}

async function prepare() {
  const app = await createTestApp({ IDENTITY_ANONYMOUS: 'on' })
  serveEndpoints<AppCallers>(app.app, createGate(app.identity))(operatorProbe, async () => ({}))
  const expired = await app.signUp()
  app.clock.advance(3_600_000)
  const owner = await createOwner(app)
  const callers: Record<Caller, TestCaller> = {
    anonymous: app.anonymous,
    expired,
    'signed out everywhere': await ended(app, (caller) => caller.call('POST', '/api/sessions/revoke-all')),
    disabled: await ended(app, ({ uid }) =>
      app.db.updateTable('accounts').set({ disabled: 1 }).where('id', '=', uid).execute(),
    ),
    deleted: await ended(app, ({ uid }) => app.db.deleteFrom('accounts').where('id', '=', uid).execute()),
    'claiming to be an operator': await claimOperator(app),
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

/** A token of our own signature with every claim that might be taken for a role. */
async function claimOperator(app: TestApp): Promise<TestCaller> {
  const { uid } = await app.signUp()
  const token = await createCustomToken(app.identity, uid, { operator: true, admin: true, role: 'operator' })
  const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=edutrain'
  const { body } = await app.anonymous.call('POST', url, { token })
  return app.withToken(body.idToken)
}

/** Calls an endpoint for the owner's sake: whoever calls sends what the owner would send. */
function call(
  caller: TestCaller,
  { method, path }: Endpoint,
  row: AuthorisationRow,
  owner: Owner,
  app: TestApp,
) {
  const { params = {}, body } = row.input?.(owner, app) ?? {}
  const url = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  return caller.call(method, url, body)
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
  it('has a row here, and every row an endpoint', () => {
    expect(Object.keys(authorisationRows).toSorted()).toEqual(contractEndpoints.map(nameOf).toSorted())
  })

  it('that takes more than what names no row says what others get for the row of somebody else', () => {
    const naming = contractEndpoints.filter((one) =>
      inputNames(one).some((name) => !inputsThatNameNoRow.has(name)),
    )
    for (const one of naming)
      expect([nameOf(one), rows[nameOf(one)]?.reach]).toEqual([nameOf(one), { othersGet: 404 }])
    expect(naming.length).toBeGreaterThan(0)
  })
})

describe.each([...contractEndpoints, operatorProbe].map((one) => [nameOf(one), one] as const))(
  '%s',
  (name, one) => {
    const row = rows[name] as AuthorisationRow
    const expected = verdicts[one.access]

    it('refuses whoever may not call it, and changes nothing', async () => {
      const { app, owner, callers } = await prepare()
      const refused = Object.entries(expected).filter(([, verdict]) => verdict !== 'served')
      const before = await everyRow(app.db)

      const seen: Record<string, number> = {}
      for (const [who] of refused) {
        const { status, text } = await call(callers[who as Caller], one, row, owner, app)
        seen[who] = status
        for (const secret of owner.secrets) expect(text).not.toContain(secret)
      }

      expect(seen).toEqual(Object.fromEntries(refused))
      expect(await everyRow(app.db)).toEqual(before)
    })

    it('serves whoever may call it, each with the own rows and nobody else with those of a learner', async () => {
      const { app, owner, callers } = await prepare()
      const served = Object.entries(expected).filter(([, verdict]) => verdict === 'served')
      const owned = await rowsOf(app, owner)
      const ofOthers = typeof row.reach === 'object' ? row.reach.othersGet : (row.status ?? 200)
      expect(owned.length).toBeGreaterThan(4)

      const others = served.filter(([who]) => who !== 'the learner')
      for (const [who] of others) {
        const { status, text } = await call(callers[who as Caller], one, row, owner, app)
        expect([who, status]).toEqual([who, ofOthers])
        for (const secret of owner.secrets) expect(text).not.toContain(secret)
      }
      expect(await rowsOf(app, owner)).toEqual(owned)

      if (served.length > 0) {
        const { status } = await call(callers['the learner'], one, row, owner, app)
        expect(status).toBe(row.status ?? 200)
      }
    })
  },
)
