import { describe, expect, it } from 'vitest'
import { issueCertificate } from '#features/certificates/server/desk/issue-certificate.ts'
import { listOwnBadges } from '#features/certificates/server/own/list-own-badges.ts'
import { requestCertificate } from '#features/certificates/server/own/request-certificate.ts'
import { saveCertificateName } from '#features/certificates/server/own/save-certificate-name.ts'
import { unlinkProviders } from '#features/identity/server/operations/account/unlink-providers.ts'
import { updateAccount } from '#features/identity/server/operations/account/update-account.ts'
import { resetPassword } from '#features/identity/server/operations/action-codes/reset-password.ts'
import {
  sendPasswordReset,
  sendSignInLink,
} from '#features/identity/server/operations/action-codes/send-action-code.ts'
import { signInWithEmailLink } from '#features/identity/server/operations/sign-in/sign-in-with-email-link.ts'
import { signInWithPassword } from '#features/identity/server/operations/sign-in/sign-in-with-password.ts'
import { signUp } from '#features/identity/server/operations/sign-in/sign-up.ts'
import { saveProfile } from '#features/profiles/server/save-profile.ts'
import { answerQuestion } from '#features/quizzes/server/answer-question.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { addRequest, createCertificateParts } from '#workshop/testing/app/certificate-requests.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import {
  addTestAccount,
  codeOf,
  createTestIdentity,
  expectDone,
  signInTestAccount,
  testPassword,
  testPublicUrl,
} from '#workshop/testing/app/identity.ts'
import { testIssuer } from '#workshop/testing/app/issuer.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { codeIn } from '#workshop/testing/app/mail.ts'
import { beginAttempt, playQuiz, rightOption } from '#workshop/testing/app/quiz-play.ts'

/** Does the same so many times at once. */
const atOnce = <T>(times: number, call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, index) => call(index)))

/** Opens every connection beforehand: else the first would be through before the others have begun. */
const warmUp = (db: Db) => atOnce(10, () => db.selectFrom('accounts').select('id').limit(1).execute())

async function openIdentity(env?: NodeJS.ProcessEnv) {
  const identity = await createTestIdentity(env)
  await warmUp(identity.db)
  return identity
}

const refusals = (outcomes: readonly unknown[]) => outcomes.filter((outcome) => outcome instanceof Refusal)

async function startQuiz() {
  const deps = await createTestDeps()
  await warmUp(deps.db)
  const { id: learner, email } = await createTestLearner(deps.db)
  const { id: attemptId } = await beginAttempt(deps, learner, 1)
  const answer = (position: number, option: string) =>
    answerQuestion(deps, learner, { attemptId, position, option })
  const attempts = () => deps.db.selectFrom('attempts').selectAll().execute()
  return { deps, learner, email, answer, attempts }
}

describe('at the same time', () => {
  it('the same right answer, sent ten times, counts once and is right each time', async () => {
    const { deps, answer, attempts } = await startQuiz()
    const right = rightOption(deps, 1, 1)

    const outcomes = await atOnce(10, () => answer(1, right))

    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0])
    expect(outcomes[0]).toMatchObject({ result: 'right', attempt: { question: { position: 2 } } })
    expect((await attempts()).map(({ answered }) => answered)).toEqual([1])
  })

  it('every wrong option that is tried is remembered', async () => {
    const { deps, learner, attempts } = await startQuiz()
    for (const moduleNumber of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const { id: attemptId } = await beginAttempt(deps, learner, moduleNumber)
      const question = deps.bank.get(moduleNumber)?.[0]
      const wrong = question?.options.filter((option) => option !== question.answer) ?? []

      await Promise.all(
        wrong.map((option) => answerQuestion(deps, learner, { attemptId, position: 1, option })),
      )

      const attempt = (await attempts()).find(({ id }) => id === attemptId)
      expect(JSON.parse(attempt?.questions ?? '')[0].tried).toHaveLength(wrong.length)
    }
  })

  it('the tenth answer, sent ten times, completes the module once', async () => {
    const { deps, learner, answer } = await startQuiz()
    await playQuiz(deps, learner, 1, 9)

    const outcomes = await atOnce(10, () => answer(10, rightOption(deps, 1, 10)))

    for (const outcome of outcomes) expect(outcome).toMatchObject({ result: 'right' })
    const completions = await deps.db.selectFrom('completions').selectAll().execute()
    expect(completions.map(({ module_number }) => module_number)).toEqual([1])
  })

  it('a quiz is begun once', async () => {
    const { deps, learner } = await startQuiz()

    const attempts = await atOnce(10, () => beginAttempt(deps, learner, 2))

    expect(new Set(attempts.map(({ id }) => id)).size).toBe(1)
  })

  it('the certificate is asked for once', async () => {
    const { deps, learner: id, email } = await startQuiz()
    for (const moduleNumber of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await playQuiz(deps, id, moduleNumber)

    const outcomes = await atOnce(10, () => requestCertificate(deps, { id, email, authenticatedAt: 0 }))

    expect(outcomes.filter((outcome) => !(outcome instanceof Refusal) && outcome.created)).toHaveLength(1)
    expect(await deps.db.selectFrom('certificate_requests').selectAll().execute()).toHaveLength(1)
  })

  it('the badges of programmes are issued once, each with its own place among the revoked', async () => {
    const { deps, learner: id, email } = await startQuiz()
    await saveProfile(deps, { id, email, authenticatedAt: 0 }, { name: 'Ada', walletAddress: '' })
    for (const moduleNumber of [1, 2, 3]) await playQuiz(deps, id, moduleNumber)
    const parts = { ...deps, publicUrl: testPublicUrl, issuer: testIssuer }

    const lists = await atOnce(10, () => listOwnBadges(parts, { id, email, authenticatedAt: 0 }))

    expect(new Set(lists.flatMap(({ badges }) => badges.map((badge) => badge.id))).size).toBe(2)
    expect(lists.every(({ badges }) => badges.length === 2)).toBe(true)
    expect(await deps.db.selectFrom('credential_statuses').selectAll().execute()).toHaveLength(2)
  })

  it('two operators and their double clicks issue one certificate, and both are told the truth', async () => {
    const parts = await createCertificateParts()
    await warmUp(parts.db)
    const learner = await addRequest(parts)

    const outcomes = await atOnce(8, (index) =>
      issueCertificate(parts, { ...testOperator, email: `operator-${index % 2}@example.org` }, learner.id),
    )

    expect(outcomes.toSorted()).toEqual([...Array(7).fill('already-issued'), 'done'])
    expect(await parts.db.selectFrom('certificates').selectAll().execute()).toHaveLength(1)
    expect(await parts.db.selectFrom('credential_statuses').selectAll().execute()).toHaveLength(1)
    expect(await parts.db.selectFrom('operator_acts').selectAll().execute()).toHaveLength(1)
  })

  it('certificates of different learners each get their own place among the revoked', async () => {
    const parts = await createCertificateParts()
    await warmUp(parts.db)
    const learners = []
    for (let index = 0; index < 6; index++) learners.push(await addRequest(parts))

    const outcomes = await Promise.all(learners.map(({ id }) => issueCertificate(parts, testOperator, id)))

    expect(outcomes).toEqual(Array(6).fill('done'))
    const places = await parts.db.selectFrom('certificates').select('status_index').execute()
    expect(new Set(places.map((row) => row.status_index)).size).toBe(6)
  })

  it('a name is corrected before the certificate is issued or not at all', async () => {
    const parts = await createCertificateParts()
    await warmUp(parts.db)
    const learner = await addRequest(parts)

    const [saved] = await Promise.all([
      saveCertificateName(parts, learner.id, 'Grace'),
      issueCertificate(parts, testOperator, learner.id),
    ])

    const { name } = await parts.db.selectFrom('certificates').select('name').executeTakeFirstOrThrow()
    expect(name).toBe(saved instanceof Refusal ? 'Ada Lovelace' : 'Grace')
  })

  it('learners of one school do not wait for each other in vain', async () => {
    const { deps } = await startQuiz()
    const learners = await atOnce(12, () => createTestLearner(deps.db))

    await Promise.all(learners.map(({ id }) => playQuiz(deps, id, 1)))

    expect(await deps.db.selectFrom('completions').selectAll().execute()).toHaveLength(12)
  })

  it('of many who register an e-mail, the first has it', async () => {
    const identity = await openIdentity()

    const outcomes = await atOnce(8, () =>
      signUp(identity, { email: 'ada@example.org', password: testPassword }),
    )

    expect(refusals(outcomes).map(codeOf)).toEqual(Array(7).fill('EMAIL_EXISTS'))
    expect(await identity.db.selectFrom('accounts').selectAll().execute()).toHaveLength(1)
    expect(await identity.db.selectFrom('refresh_tokens').selectAll().execute()).toHaveLength(1)
  })

  it('of many who change to an e-mail, the first has it', async () => {
    const identity = await openIdentity()
    const tokens = []
    for (const name of ['ada', 'bob', 'cy', 'dee'])
      tokens.push((await signInTestAccount(identity, `${name}@example.org`)).tokens.idToken)

    const outcomes = await Promise.all(
      tokens.map((token) => updateAccount(identity, token, { email: 'new@example.org' })),
    )

    expect(refusals(outcomes).map(codeOf)).toEqual(Array(3).fill('EMAIL_EXISTS'))
  })

  it('wrong passwords are counted before they are judged', async () => {
    const identity = await openIdentity({ IDENTITY_FREE_TRIES: '3' })
    await addTestAccount(identity, 'ada@example.org')

    const outcomes = await atOnce(12, () =>
      signInWithPassword(identity, { email: 'ada@example.org', password: 'wrong horse' }, '192.0.2.1'),
    )

    const judged = outcomes.filter((outcome) => codeOf(outcome) === 'INVALID_LOGIN_CREDENTIALS')
    expect(judged).toHaveLength(3)
  })

  it('all learners behind one address sign in', async () => {
    const identity = await openIdentity()
    const emails = Array.from({ length: 12 }, (_, index) => `learner-${index}@example.org`)
    for (const email of emails) await addTestAccount(identity, email)

    const outcomes = await Promise.all(
      emails.map((email) => signInWithPassword(identity, { email, password: testPassword }, '192.0.2.1')),
    )

    expect(refusals(outcomes)).toEqual([])
    const left = await identity.db.selectFrom('throttles').select('count').where('count', '>', 0).execute()
    // Nothing counts as a failure any more; what is left says where each signed in from, and how many did from there.
    expect(left.map(({ count }) => count).sort((a, b) => a - b)).toEqual([...Array(12).fill(1), 12])
  })

  it('a code that resets a password is used once', async () => {
    const identity = await openIdentity()
    await addTestAccount(identity, 'ada@example.org')
    expectDone(await sendPasswordReset(identity, { email: 'ada@example.org', address: '' }))
    const code = codeIn(identity.outbox.links().at(-1))

    const outcomes = await atOnce(8, (index) =>
      resetPassword(identity, { code, password: `battery ${index}` }),
    )

    expect(refusals(outcomes).map(codeOf)).toEqual(Array(7).fill('INVALID_OOB_CODE'))
  })

  it('a link in an e-mail signs in once, and makes one account', async () => {
    const identity = await openIdentity()
    const email = 'new@example.org'
    expectDone(await sendSignInLink(identity, { email, address: '', continueUrl: `${testPublicUrl}/` }))
    const code = codeIn(identity.outbox.links().at(-1))

    const outcomes = await atOnce(8, () => signInWithEmailLink(identity, { email, code }))

    expect(refusals(outcomes)).toHaveLength(7)
    expect(await identity.db.selectFrom('accounts').selectAll().execute()).toHaveLength(1)
    expect(await identity.db.selectFrom('refresh_tokens').selectAll().execute()).toHaveLength(1)
  })

  it('no session that an old password opened outlives a new one', async () => {
    const identity = await openIdentity()
    const email = 'ada@example.org'
    const { tokens } = await signInTestAccount(identity, email)

    const [changed] = await Promise.all([
      updateAccount(identity, tokens.idToken, { password: 'battery staple' }),
      ...Array.from({ length: 8 }, () => signInWithPassword(identity, { email, password: testPassword })),
    ])

    expectDone(changed)
    expect(await identity.db.selectFrom('refresh_tokens').selectAll().execute()).toHaveLength(1)
  })

  it('two ways in are not taken both, when one must stay', async () => {
    const identity = await openIdentity()
    const { account, tokens } = await signInTestAccount(identity)
    const provider = { provider_id: 'oidc.a', subject: 'ada', account_id: account.uid, linked_at: 0 }
    await identity.db
      .insertInto('linked_identities')
      .values({ ...provider, email: null })
      .execute()
    await identity.db.updateTable('accounts').set({ email_verified: 0 }).execute()

    const outcomes = await Promise.all([
      unlinkProviders(identity, tokens.idToken, ['oidc.a']),
      unlinkProviders(identity, tokens.idToken, ['password']),
    ])

    expect(refusals(outcomes).map(codeOf)).toEqual(['OPERATION_NOT_ALLOWED'])
  })
})
