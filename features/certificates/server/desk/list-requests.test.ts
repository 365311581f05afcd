import { describe, expect, it } from 'vitest'
import { addRequest, createCertificateParts } from '#workshop/testing/app/certificate-requests.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { expectDone } from '#workshop/testing/app/identity.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { planOf } from '#workshop/testing/database/query-plan.ts'
import { requestCorrection } from '../own/request-correction.ts'
import { selectRequests } from '../records/certificate-request.store.ts'
import { declineRequests } from './decline-requests.ts'
import { issueCertificates } from './issue-certificate.ts'
import { listRequests } from './list-requests.ts'
import { updateRequestedName } from './update-requested-name.ts'

const idsIn = async (...asked: Parameters<typeof listRequests>) =>
  expectDone(await listRequests(...asked)).requests.map(({ accountId }) => accountId)

describe('the lists of requests', () => {
  it('say of each what an operator decides by, and what was decided', async () => {
    const parts = await createCertificateParts()
    const [waiting, issued, declined] = [
      await addRequest(parts),
      await addRequest(parts, { name: 'Bob' }),
      await addRequest(parts, { name: 'Cy' }),
    ]
    await issueCertificates(parts, testOperator, { accountIds: [issued.id] })
    await declineRequests(parts, testOperator, { accountIds: [declined.id], reason: 'no' })

    const queue = expectDone(await listRequests(parts, {}))
    expect(queue).toEqual({
      requests: [
        {
          accountId: waiting.id,
          email: waiting.email,
          emailVerified: false,
          name: 'Ada Lovelace',
          requestedAt: parts.clock(),
          completedModules: 9,
          declined: null,
          correction: null,
          oddities: ['email-unverified', 'fast'],
          seen: [],
          minutes: 0,
          certificate: null,
          mailedAt: null,
          mailOwed: false,
          rule: null,
        },
      ],
      waiting: 1,
      next: null,
    })
    expect(expectDone(await listRequests(parts, { list: 'issued' })).requests).toMatchObject([
      {
        accountId: issued.id,
        name: 'Bob',
        certificate: { issuedAt: parts.clock(), revoked: null },
        mailedAt: parts.clock(),
      },
    ])
    expect(expectDone(await listRequests(parts, { list: 'declined' })).requests).toMatchObject([
      { accountId: declined.id, declined: { reason: 'no' } },
    ])
    expect(await idsIn(parts, { list: 'unsent' })).toEqual([])
  })

  it('have the longest waiting first, page by page, each once', async () => {
    const deps = await createTestDeps()
    const { db } = deps
    const learners = []
    for (let index = 0; index < 103; index++) {
      const { id, email } = await createTestLearner(db)
      // Some in the same millisecond.
      const requested_at = Math.floor(index / 3)
      await db
        .insertInto('certificate_requests')
        .values({ account_id: id, email, received: 0, requested_at })
        .execute()
      learners.push({ id, requested_at })
    }
    const order = learners.toSorted((a, b) => a.requested_at - b.requested_at || (a.id < b.id ? -1 : 1))

    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = expectDone(await listRequests(deps, { cursor }))
      expect(page.waiting).toBe(103)
      seen.push(...page.requests.map(({ accountId }) => accountId))
      cursor = page.next ?? undefined
    } while (cursor !== undefined)

    expect(seen).toEqual(order.map(({ id }) => id))
  })

  it('find one by the id of its certificate, its e-mail in whatever case, or its account', async () => {
    const parts = await createCertificateParts()
    const [ada, bob] = [await addRequest(parts), await addRequest(parts)]
    await issueCertificates(parts, testOperator, { accountIds: [ada.id] })
    const { id } = await parts.db.selectFrom('certificates').select('id').executeTakeFirstOrThrow()

    expect(await idsIn(parts, { search: id })).toEqual([ada.id])
    expect(await idsIn(parts, { search: ` ${bob.email.toUpperCase()} ` })).toEqual([bob.id])
    expect(await idsIn(parts, { search: bob.id })).toEqual([bob.id])
  })

  it('find those who have a part of an e-mail or of a name, in every list, the waiting first', async () => {
    const parts = await createCertificateParts()
    const add = async (name: string) => (await addRequest(parts, { name })).id
    const [declined, issued, waiting] = [
      await add('Zoë Müller'),
      await add('Ada  Mullerova'),
      await add('J. MULLER'),
    ]
    const other = await addRequest(parts, { name: 'Bob' })
    await issueCertificates(parts, testOperator, { accountIds: [issued] })
    await declineRequests(parts, testOperator, { accountIds: [declined], reason: 'no' })

    expect(await idsIn(parts, { search: ' müLLer ' })).toEqual([waiting, issued, declined])
    expect(await idsIn(parts, { search: 'ada mull' })).toEqual([issued])
    expect(await idsIn(parts, { search: other.email.slice(3, 20).toUpperCase() })).toEqual([other.id])
    expect(await idsIn(parts, { search: '%' })).toEqual([])
    expect(await idsIn(parts, { search: '\u0301' })).toEqual([])
  })

  it('find by the name asked for and the name on the certificate, too', async () => {
    const parts = await createCertificateParts()
    const { id } = await addRequest(parts, { name: 'Ada' })
    const set = (name: string) => updateRequestedName(parts, testOperator, { accountId: id, name })
    await set('Countess Lovelace')
    expect(await idsIn(parts, { search: 'lovelace' })).toEqual([id])

    await issueCertificates(parts, testOperator, { accountIds: [id] })
    await parts.db.updateTable('certificate_requests').set({ name: null }).execute()
    expect(await idsIn(parts, { search: 'lovelace' })).toEqual([id])

    await requestCorrection(parts, id, 'Ada King')
    expect(await idsIn(parts, { search: 'king' })).toEqual([id])
  })

  it('find page by page, each once, however far apart they are', async () => {
    const deps = await createTestDeps()
    const { db } = deps
    const wanted = new Set<string>()
    for (let index = 0; index < 1300; index++) {
      const isWanted = index % 7 === 0
      const email = `${isWanted ? 'found' : 'other'}-${index}@example.org`
      const { id } = await createTestLearner(db, email)
      await db
        .insertInto('certificate_requests')
        .values({
          account_id: id,
          email,
          requested_at: Math.floor(index / 3),
          received: index % 2 === 0 ? 0 : 1,
          declined_at: index % 4 === 0 ? 1 : null,
        })
        .execute()
      if (isWanted) wanted.add(id)
    }

    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = expectDone(await listRequests(deps, { search: 'FOUND-', cursor }))
      expect(page.requests.length).toBeLessThanOrEqual(50)
      seen.push(...page.requests.map(({ accountId }) => accountId))
      cursor = page.next ?? undefined
    } while (cursor !== undefined)

    expect(seen.length).toBe(wanted.size)
    expect(new Set(seen)).toEqual(wanted)
  })

  it('refuse a cursor that they did not give', async () => {
    const deps = await createTestDeps()
    const textOf = (cursor: object) => Buffer.from(JSON.stringify(cursor)).toString('base64url')
    for (const cursor of ['nowhere', textOf({ list: 'waiting' })])
      expect(await listRequests(deps, { cursor })).toMatchObject({ code: 'invalid-input' })
    for (const cursor of ['nowhere', textOf({ list: 'all' }), textOf({ requestedAt: 1, accountId: 'a' })])
      expect(await listRequests(deps, { search: 'a', cursor })).toMatchObject({ code: 'invalid-input' })
  })

  it.each(['waiting', 'corrections', 'issued', 'declined', 'unsent'] as const)(
    'are each read from an index, in its order: %s',
    async (list) => {
      const { db } = await createTestDeps()
      const plan = await planOf(db, (on) => selectRequests(on, list, { requestedAt: 1, accountId: 'a' }, 50))
      expect(plan).toMatch(new RegExp(`(using|Scan|Backward).* certificate_requests_${list}`, 'i'))
      expect(plan).not.toMatch(/TEMP B-TREE|Sort/)
    },
  )
})
