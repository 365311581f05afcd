import { decodeProtectedHeader } from 'jose'
import { describe, expect, it } from 'vitest'
import { readContent } from '#app/server/content.ts'
import { openAddress } from '#app/server/open-database.ts'
import { ownContentDir } from '#platform/server/installation.ts'
import { codeIn, linkIn, startTestMailServer } from '#workshop/testing/app/mail.ts'
import { generous } from '#workshop/testing/crash/crash-site.ts'
import { readFacts } from '#workshop/testing/crash/facts.ts'
import { brokenInvariants } from '#workshop/testing/crash/invariants.ts'
import { playJourney } from '#workshop/testing/crash/learner.ts'
import { Ledger } from '#workshop/testing/crash/ledger.ts'
import { noTraffic } from '#workshop/testing/crash/repeated-call.ts'
import { seededRandom } from '#workshop/testing/crash/seeded-random.ts'
import { runScript } from '#workshop/testing/processes/run-script.ts'
import { callsOf, type Reply, startTwoProcesses } from '#workshop/testing/processes/two-processes.ts'

const ada = { email: 'ada@example.org', password: 'six or more' }
const { bank } = readContent(ownContentDir)

const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status)
const codes = (replies: readonly Reply[]) => replies.map(({ body }) => body.error?.message ?? 'done')
const atOnce = <T>(times: number, call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, index) => call(index)))
const refreshPath = '/securetoken.googleapis.com/v1/token?key=edutrain'

describe('two processes over one database', () => {
  it('share sessions: one that either opened goes on at both, and signing out everywhere ends it at both (SX.27)', async () => {
    const { send, both, identity, proxy } = await startTwoProcesses()
    const opened = [await identity('signUp', ada), await identity('signInWithPassword', ada)]
    const senders = opened.map(({ body }) => ({ token: body.idToken as string }))
    const refreshes = (grant: string) =>
      atOnce(2, () =>
        fetch(proxy.url + refreshPath, {
          method: 'POST',
          body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: grant }),
        }).then(({ status }) => status),
      )
    for (const sender of senders)
      expect(statuses(await both('GET', '/api/progress', undefined, sender))).toEqual([200, 200])
    for (const { body } of opened) expect(await refreshes(body.refreshToken)).toEqual([200, 200])

    expect((await send('POST', '/api/sessions/revoke-all', undefined, senders[0])).status).toBe(200)

    for (const sender of senders)
      expect(statuses(await both('GET', '/api/progress', undefined, sender))).toEqual([401, 401])
    for (const { body } of opened) expect(await refreshes(body.refreshToken)).toEqual([400, 400])
    expect(Math.min(...proxy.answered)).toBeGreaterThan(5)
  })

  it('share limits: as many are let through together as by one process alone (SX.27)', async () => {
    const { identity } = await startTwoProcesses({ IDENTITY_SIGN_UP_LIMIT: '3' })

    const accounts = await atOnce(6, (number) =>
      identity('signUp', { ...ada, email: `${number}@example.org` }),
    )

    expect(codes(accounts).filter((code) => code === 'done')).toHaveLength(3)
    expect((await identity('signUp', ada, { visitor: '192.0.2.7' })).status).toBe(200)
  })

  it('share lock-outs: wrong passwords are counted together, and the lock holds at both (SX.27)', async () => {
    const { identity } = await startTwoProcesses({ IDENTITY_FREE_TRIES: '3' })
    await identity('signUp', ada)

    const tries = await atOnce(12, () => identity('signInWithPassword', { ...ada, password: 'a wrong one' }))

    expect(codes(tries).filter((code) => code === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(3)
    const right = [await identity('signInWithPassword', ada), await identity('signInWithPassword', ada)]
    for (const code of codes(right)) expect(code).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/)
    const elsewhere = { visitor: '192.0.2.7' }
    expect((await identity('signInWithPassword', ada, elsewhere)).status).toBe(200)
  })

  it('share attempts: a quiz begun at both is one, and goes on wherever the next answer comes (SX.27)', async () => {
    const { send, both, identity } = await startTwoProcesses()
    const sender = { token: (await identity('signUp', ada)).body.idToken as string }
    const begun = await atOnce(6, () => send('POST', '/api/modules/1/attempts', {}, sender))
    const ids = new Set(begun.map(({ body }) => body.attempt.id))
    expect(ids.size).toBe(1)

    for (const [index, { answer }] of bank.get(1)?.entries() ?? []) {
      const given = { position: index + 1, option: answer }
      const graded = await atOnce(4, () =>
        send('POST', `/api/attempts/${[...ids][0]}/answers`, given, sender),
      )
      expect(graded.map(({ body }) => body.result)).toEqual(Array(4).fill('right'))
    }

    for (const { body } of await both('GET', '/api/progress', undefined, sender))
      expect(body.progress).toMatchObject({ completedModules: [1], completedCount: 1 })
  })

  it('share checks of what a learner knows: begun at both it is one, and of two last answers one counts (SX.27)', async () => {
    const { send, both, identity } = await startTwoProcesses()
    const sender = { token: (await identity('signUp', ada)).body.idToken as string }
    const path = '/api/assessments/before'
    const begun = await atOnce(6, () => send('POST', path, undefined, sender))
    expect(statuses(begun)).toEqual(Array(6).fill(200))
    expect(new Set(begun.map(({ body }) => JSON.stringify(body.running))).size).toBe(1)

    let { running, questionCount } = begun[0]?.body ?? {}
    const answer = (option: string | null) => {
      const { position, id: questionId } = running.question
      return send(
        'POST',
        `${path}/answers`,
        { assessmentId: running.id, position, questionId, option },
        sender,
      )
    }
    while (running.question.position < questionCount) running = (await answer(null)).body.running
    const [one, other] = running.question.options as string[]
    const last = await Promise.all([one, other, one, other].map((option) => answer(option ?? null)))

    expect(statuses(last).toSorted()).toEqual([200, 200, 409, 409])
    for (const { body } of await both('GET', path, undefined, sender))
      expect(body).toMatchObject({ status: 'ended', results: [{ tryNumber: 1 }] })
  })

  it('share codes: one that either sent is used once, at either, and ends what it must at both (SX.27)', async () => {
    const mail = await startTestMailServer()
    const { both, identity } = await startTwoProcesses({ SMTP_URL: mail.url })
    const sender = { token: (await identity('signUp', ada)).body.idToken as string }
    await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email: ada.email })
    const oobCode = codeIn(linkIn(mail.messages.at(-1)))

    const uses = await atOnce(6, (n) => identity('resetPassword', { oobCode, newPassword: `battery ${n}` }))

    const winner = codes(uses).indexOf('done')
    expect(codes(uses).toSorted()).toEqual([...Array(5).fill('INVALID_OOB_CODE'), 'done'])
    expect(statuses(await both('GET', '/api/progress', undefined, sender))).toEqual([401, 401])
    const signIns = await atOnce(2, () =>
      identity('signInWithPassword', { ...ada, password: `battery ${winner}` }),
    )
    expect(statuses(signIns)).toEqual([200, 200])
  })

  it('share signing keys: tokens of a key that one has are taken by the others, before and after a rotation (SX.27)', async () => {
    const { both, identity, start, databaseUrl } = await startTwoProcesses()
    const before = (await identity('signUp', ada)).body.idToken as string
    expect((await runScript('rotate-keys', [], { DATABASE_URL: databaseUrl })).code).toBe(0)

    const third = callsOf(await start().ready)
    const after = (await third.identity('signInWithPassword', ada)).body.idToken as string

    expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid)
    for (const token of [before, after]) {
      expect(statuses(await both('GET', '/api/progress', undefined, { token }))).toEqual([200, 200])
      expect((await third.send('GET', '/api/progress', undefined, { token })).status).toBe(200)
    }
  })

  it('when one is killed under load, the other goes on: nothing acknowledged is lost, and who repeats ends well (SX.27)', async () => {
    const { proxy, processes, databaseUrl } = await startTwoProcesses(generous)
    const [ledger, traffic] = [new Ledger(), noTraffic()]
    const site = { url: async () => proxy.url }
    const journeys = atOnce(6, (number) =>
      playJourney({ site, ledger, traffic, bank, random: seededRandom(number) }, `${number}@example.org`),
    )
    await Promise.race([journeys, expect.poll(() => traffic.acknowledged).toBeGreaterThan(150)])

    processes[0].child.kill('SIGKILL')
    await processes[0].ended
    const [atKill, goneOn] = [proxy.answered[0], proxy.answered[1] ?? 0]
    await journeys

    expect(proxy.answered[0]).toBe(atKill)
    expect(proxy.answered[1]).toBeGreaterThan(goneOn + 100)
    expect(processes[1].child.exitCode).toBe(null)
    const db = openAddress(databaseUrl)
    const faults = [
      ...ledger.faults(await readFacts(db, bank)),
      ...(await brokenInvariants(db, 'postgres', bank.size)),
    ]
    await db.destroy()
    expect(faults).toEqual([])
  })
})
