import { describe, expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import { saveProfile } from '#features/profiles/server/save-profile.ts'
import { hour } from '#platform/server/clock/clock.ts'
import {
  addRequest,
  addUsualRequest,
  createCertificateParts,
  verifyEmail,
} from '#workshop/testing/app/certificate-requests.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { expectDone } from '#workshop/testing/app/identity.ts'
import { startTestMailServer } from '#workshop/testing/app/mail.ts'
import { declineRequests } from '../desk/decline-requests.ts'
import { issueCertificates } from '../desk/issue-certificate.ts'
import { listRequests } from '../desk/list-requests.ts'
import { saveByHand } from '../desk/save-by-hand.ts'
import { updateRequestedName } from '../desk/update-requested-name.ts'
import { getCertificate } from '../own/get-certificate.ts'
import { requestCertificate } from '../own/request-certificate.ts'
import { saveCertificateName } from '../own/save-certificate-name.ts'
import { findCertificateOf } from '../records/certificate.store.ts'
import { issueByRule } from './issue-by-rule.ts'

const never = new AbortController().signal
const rule = { delay: 24 * hour }

async function prepare(env: NodeJS.ProcessEnv = {}) {
  const parts = { ...(await createCertificateParts(env)), rule }
  const run = () => issueByRule(parts, never)
  const waiting = async () =>
    expectDone(await listRequests(parts, {})).requests.map(({ rule: standing }) => standing)
  return { parts, run, waiting }
}

describe('the rule', () => {
  it('issues a certificate after the delay and not before, as an operator would, and is named in the audit log', async () => {
    const { parts, run } = await prepare()
    const learner = await addUsualRequest(parts, { name: 'Ada Lovelace' })
    const { request, rule: told } = await getCertificate(parts, learner)
    expect(told).toEqual({ hours: 24, at: (request?.requestedAt ?? 0) + rule.delay, needs: [] })

    parts.clock.advance(24 * hour - 1)
    expect(await run()).toBe(0)
    expect(await findCertificateOf(parts.db, learner.id)).toBeUndefined()
    parts.clock.advance(1)
    expect(await run()).toBe(1)

    const certificate = await findCertificateOf(parts.db, learner.id)
    expect(certificate).toMatchObject({
      name: 'Ada Lovelace',
      issuedBy: 'CERTIFICATES=by-rule',
      showsName: false,
    })
    expect((await listAuditEvents(parts.db)).events).toMatchObject([
      { by: 'CERTIFICATES=by-rule', type: 'certificate-issued', subject: certificate?.id },
    ])
    expect(await getCertificate(parts, learner)).toMatchObject({
      rule: null,
      history: [{ kind: 'requested' }, { kind: 'issued' }, { kind: 'mailed' }],
    })
    expect((await parts.outbox.messages()).map(({ recipients }) => recipients)).toEqual([[learner.email]])
    expect(await run()).toBe(0)
  })

  it.each([
    [
      'the learner on the certificate page',
      async ({ parts }: Prepared, id: LearnerId) => saveCertificateName(parts, id, 'Augusta Ada King'),
    ],
    [
      'an operator',
      async ({ parts }: Prepared, accountId: LearnerId) =>
        updateRequestedName(parts, testOperator, { accountId, name: 'Augusta Ada King' }),
    ],
    [
      'the learner in the profile',
      async ({ parts, run }: Prepared, id: LearnerId) => {
        await saveProfile(parts, { id, email: '', authenticatedAt: 0 }, { name: 'Augusta Ada King' })
        await run()
      },
    ],
  ])('waits for the whole delay again once the name is corrected by %s', async (_who, correct) => {
    const prepared = await prepare()
    const { parts, run } = prepared
    const learner = await addUsualRequest(parts)
    parts.clock.advance(23 * hour)
    await correct(prepared, learner.id)

    parts.clock.advance(24 * hour - 1)
    expect(await run()).toBe(0)
    parts.clock.advance(1)
    expect(await run()).toBe(1)
    expect(await findCertificateOf(parts.db, learner.id)).toMatchObject({ name: 'Augusta Ada King' })
  })

  it('does not begin the delay anew when the same name is saved again', async () => {
    const { parts, run } = await prepare()
    const learner = await addUsualRequest(parts, { name: 'Ada Lovelace' })
    parts.clock.advance(23 * hour)
    await saveCertificateName(parts, learner.id, 'Ada Lovelace')
    parts.clock.advance(hour)

    expect(await run()).toBe(1)
  })

  it('leaves a request with a warning to people, says why, and issues it once the warning is gone', async () => {
    const { parts, run, waiting } = await prepare()
    const learner = await addUsualRequest(parts)
    await parts.db.updateTable('accounts').set({ email_verified: 0 }).execute()
    parts.clock.advance(48 * hour)

    expect(await run()).toBe(0)
    expect(await waiting()).toEqual([{ at: null, left: 'warnings' }])
    expect((await getCertificate(parts, learner)).rule).toEqual({ hours: 24, at: null, needs: ['email'] })

    await verifyEmail(parts.db, learner.id)
    expect(await waiting()).toEqual([{ at: parts.clock(), left: null }])
    expect(await run()).toBe(1)
  })

  it('tells the learner nothing to do where only a person can look: two of one name, or all done within an hour', async () => {
    const { parts, run } = await prepare()
    const [one, other] = [
      await addUsualRequest(parts, { name: 'Ada Lovelace' }),
      await addUsualRequest(parts, { name: 'ada lovelace' }),
    ]
    const fast = await addRequest(parts, { name: 'Bob' })
    await verifyEmail(parts.db, fast.id)
    parts.clock.advance(48 * hour)

    expect(await run()).toBe(0)
    for (const learner of [one, other, fast]) expect((await getCertificate(parts, learner)).rule).toBeNull()
  })

  it('leaves a name that cannot be printed to people, looks into the fonts for it once, and takes another name', async () => {
    const { parts, waiting } = await prepare()
    const learner = await addUsualRequest(parts, { name: 'Ada 🚂' })
    let looks = 0
    const printer = { ...parts.printer }
    printer.findUnprintable = (name: string) => {
      looks++
      return parts.printer.findUnprintable(name)
    }
    const run = () => issueByRule({ ...parts, printer }, never)
    parts.clock.advance(24 * hour)

    expect([await run(), await run()]).toEqual([0, 0])
    expect(looks).toBe(1)
    expect(await waiting()).toEqual([{ at: null, left: 'name-unprintable' }])
    expect((await getCertificate(parts, learner)).rule).toMatchObject({ needs: ['name'] })

    await saveCertificateName(parts, learner.id, 'Ada Train')
    parts.clock.advance(24 * hour)
    expect(await run()).toBe(1)
  })

  it('leaves a request without a name, of a disabled account, or that was declined once, to people', async () => {
    const { parts, run, waiting } = await prepare()
    const [nameless, disabled, declined] = [
      await addUsualRequest(parts),
      await addUsualRequest(parts),
      await addUsualRequest(parts),
    ]
    await parts.db.deleteFrom('profiles').where('account_id', '=', nameless.id).execute()
    await parts.db.updateTable('accounts').set({ disabled: 1 }).where('id', '=', disabled.id).execute()
    await declineRequests(parts, testOperator, { accountIds: [declined.id], reason: 'who is this?' })
    expect((await getCertificate(parts, declined)).rule).toBeNull()
    await requestCertificate(parts, declined)
    parts.clock.advance(48 * hour)

    expect(await run()).toBe(0)
    expect((await waiting()).map((standing) => standing?.left)).toEqual([
      'name-missing',
      'account-disabled',
      'declined',
    ])
  })

  it('leaves to people what an operator has taken back, until it is left to the rule again', async () => {
    const { parts, run, waiting } = await prepare()
    const { id: accountId } = await addUsualRequest(parts)
    await saveByHand(parts, testOperator, { accountId, byHand: true })
    parts.clock.advance(48 * hour)

    expect(await run()).toBe(0)
    expect(await waiting()).toEqual([{ at: null, left: 'taken-back' }])
    await saveByHand(parts, testOperator, { accountId, byHand: false })
    expect(await run()).toBe(1)
  })

  it('and an operator at once, in several processes, issue one certificate and send one e-mail', async () => {
    const { parts, run } = await prepare()
    const learners = []
    for (let count = 0; count < 8; count++) learners.push(await addUsualRequest(parts))
    parts.clock.advance(24 * hour)

    const accountIds = learners.map(({ id }) => id)
    const [one, other, byHand] = await Promise.all([
      run(),
      run(),
      issueCertificates(parts, testOperator, { accountIds: accountIds.toReversed() }),
    ])

    const done = byHand.outcomes.filter(({ outcome }) => outcome === 'done').length
    expect(one + other + done).toBe(8)
    expect(await parts.db.selectFrom('certificates').select('id').execute()).toHaveLength(8)
    const recipients = (await parts.outbox.messages()).flatMap((message) => message.recipients)
    expect(recipients.toSorted()).toEqual(learners.map(({ email }) => email).toSorted())
    expect((await listAuditEvents(parts.db)).events).toHaveLength(8)
  })

  it('does not issue what an operator declines or takes back while it looks', async () => {
    const { parts } = await prepare()
    const [declined, taken] = [await addUsualRequest(parts), await addUsualRequest(parts)]
    parts.clock.advance(24 * hour)
    const printer = { ...parts.printer }
    printer.findUnprintable = async () => {
      await declineRequests(parts, testOperator, { accountIds: [declined.id], reason: 'no' })
      await saveByHand(parts, testOperator, { accountId: taken.id, byHand: true })
      return []
    }

    expect(await issueByRule({ ...parts, printer }, never)).toBe(0)
    expect(await parts.db.selectFrom('certificates').select('id').execute()).toEqual([])
  })

  it('issues though the mail server is away, which is no failure of the rule, and does not take the learner for told', async () => {
    const server = await startTestMailServer()
    await server.close()
    const { parts, run } = await prepare({ SMTP_URL: server.url })
    const learner = await addUsualRequest(parts)
    parts.clock.advance(24 * hour)

    expect(await run()).toBe(1)
    expect(await findCertificateOf(parts.db, learner.id)).toBeDefined()
    const { requests } = expectDone(await listRequests(parts, { list: 'unsent' }))
    expect(requests).toMatchObject([{ accountId: learner.id, mailedAt: null, mailOwed: true }])
    expect((await getCertificate(parts, learner)).history.at(-1)).toMatchObject({ kind: 'mail-failed' })
    expect(await run()).toBe(0)
  })

  it('lets no request that fails keep another waiting', async () => {
    const { parts } = await prepare()
    const [broken, fine] = [
      await addUsualRequest(parts, { name: 'Ελένη' }),
      await addUsualRequest(parts, { name: 'Bob' }),
    ]
    parts.clock.advance(24 * hour)
    const printer = { ...parts.printer }
    printer.findUnprintable = async (name: string) => {
      if (name === 'Ελένη') throw new Error('the printing process ended')
      return []
    }

    await expect(issueByRule({ ...parts, printer }, never)).rejects.toThrow('the printing process ended')
    expect(await findCertificateOf(parts.db, fine.id)).toBeDefined()
    expect(await findCertificateOf(parts.db, broken.id)).toBeUndefined()
  })

  it('issues so many in one run, since other tasks wait for it, and goes on in the next', async () => {
    const { parts } = await prepare()
    for (let count = 0; count < 3; count++) await addUsualRequest(parts)
    parts.clock.advance(24 * hour)

    const issued = []
    for (let runs = 0; runs < 3; runs++) issued.push(await issueByRule(parts, never, 2))
    expect(issued).toEqual([2, 1, 0])
    expect(await parts.outbox.messages()).toHaveLength(3)
  })

  it('issues nothing where all is by hand', async () => {
    const { parts } = await prepare()
    const learner = await addUsualRequest(parts)
    parts.clock.advance(48 * hour)
    const byHand = { ...parts, rule: undefined }

    expect(await issueByRule(byHand, never)).toBe(0)
    expect((await getCertificate(byHand, learner)).rule).toBeNull()
    expect(expectDone(await listRequests(byHand, {})).requests).toMatchObject([{ rule: null }])
  })
})

type Prepared = Awaited<ReturnType<typeof prepare>>
type LearnerId = Awaited<ReturnType<typeof addUsualRequest>>['id']
