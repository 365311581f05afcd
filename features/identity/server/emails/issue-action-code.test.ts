import { describe, expect, it } from 'vitest'
import { type Email, MailError } from '#platform/server/mail/mailer.ts'
import {
  addTestAccount,
  codeOf,
  createTestIdentity,
  type TestIdentity,
} from '#workshop/testing/app/identity.ts'
import { codeIn } from '#workshop/testing/app/mail.ts'
import { findUsableCode, hashActionCode } from './action-code.ts'
import { issueActionCode, pretendToIssueCode } from './issue-action-code.ts'

async function prepare() {
  const identity = await createTestIdentity()
  const { uid } = await addTestAccount(identity)
  const draft = {
    requestType: 'PASSWORD_RESET',
    uid,
    email: 'ada@example.org',
    newEmail: null,
    continueUrl: undefined,
  } as const
  const lastCode = () => codeIn(identity.outbox.links().at(-1))
  return { identity, draft, lastCode }
}

const stored = ({ db }: TestIdentity) => db.selectFrom('action_codes').selectAll().execute()
const outcomeOf = async (identity: TestIdentity, code: string) => codeOf(await findUsableCode(identity, code))

/** The service with a mailer that does something of its own. */
const withMailer = (identity: TestIdentity, send: (email: Email) => Promise<void>) => ({
  ...identity,
  mailer: { send, check: async () => undefined },
})

describe('issuing an action code', () => {
  it('sends 256 bits or more, of which the database knows a hash alone', async () => {
    const { identity, draft, lastCode } = await prepare()

    await issueActionCode(identity, draft)

    expect(Buffer.from(lastCode(), 'base64url').length).toBeGreaterThanOrEqual(32)
    expect(lastCode()).toMatch(/^[\w-]+$/)
    const rows = await stored(identity)
    expect(rows.map((row) => row.code_hash)).toEqual([hashActionCode(lastCode())])
    expect(JSON.stringify(rows)).not.toContain(lastCode())
  })

  it.each(['PASSWORD_RESET', 'EMAIL_SIGNIN', 'VERIFY_EMAIL', 'RECOVER_EMAIL'] as const)(
    'leaves every older one as good as it was: %s',
    async (requestType) => {
      const { identity, draft, lastCode } = await prepare()
      const codes: string[] = []
      for (let i = 0; i < 6; i++) {
        await issueActionCode(identity, { ...draft, requestType })
        codes.push(lastCode())
      }

      for (const code of codes)
        expect(await outcomeOf(identity, code)).toMatchObject({ hash: hashActionCode(code) })
    },
  )

  it('ends the older changes of an e-mail, and nothing else', async () => {
    const { identity, draft, lastCode } = await prepare()
    const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'new@example.org' } as const
    const issue = async (what: object) => {
      await issueActionCode(identity, { ...draft, ...what })
      return lastCode()
    }
    const first = await issue(change)
    const verification = await issue({ requestType: 'VERIFY_EMAIL' })
    const others = await issue({ ...change, email: 'bob@example.org' })

    const second = await issue(change)

    expect(await outcomeOf(identity, first)).toBe('INVALID_OOB_CODE')
    for (const code of [verification, others, second])
      expect(await outcomeOf(identity, code)).toMatchObject({ hash: hashActionCode(code) })
  })

  it('leaves no new code and the older ones as they were when the e-mail cannot be sent', async () => {
    const { identity, draft, lastCode } = await prepare()
    await issueActionCode(identity, draft)
    const before = await stored(identity)
    const away = withMailer(identity, () => Promise.reject(new MailError('away', { cause: undefined })))

    await expect(issueActionCode(away, draft)).rejects.toBeInstanceOf(MailError)

    expect(await stored(identity)).toEqual(before)
    expect(await outcomeOf(identity, lastCode())).toMatchObject({ requestType: 'PASSWORD_RESET' })
  })

  it('leaves no new code when the e-mail is refused for good, and says so', async () => {
    const { identity, draft } = await prepare()
    const refusing = withMailer(identity, () =>
      Promise.reject(new MailError('no', { cause: undefined, recipientRefused: true })),
    )

    expect(codeOf(await issueActionCode(refusing, draft))).toBe('INVALID_RECIPIENT_EMAIL')
    expect(await stored(identity)).toEqual([])
  })

  it('makes a code usable before its e-mail can be read', async () => {
    const { identity, draft } = await prepare()
    let outcome: unknown
    const reading = withMailer(identity, async ({ link }) => {
      outcome = await outcomeOf(identity, codeIn(link))
    })

    await issueActionCode(reading, draft)

    expect(outcome).toMatchObject({ requestType: 'PASSWORD_RESET' })
  })

  it('keeps no transaction open while the e-mail is on its way', async () => {
    const { identity, draft } = await prepare()
    const writing = withMailer(identity, async () => void (await addTestAccount(identity, 'bob@example.org')))

    await issueActionCode(writing, draft)

    expect(await identity.db.selectFrom('accounts').selectAll().execute()).toHaveLength(2)
  })

  it('leaves one change of an e-mail of several asked for at once', async () => {
    const { identity, draft } = await prepare()
    const change = { ...draft, requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'new@example.org' } as const

    await Promise.all([1, 2, 3, 4].map(() => issueActionCode(identity, change)))

    const outcomes = await Promise.all(
      identity.outbox.links().map((link) => outcomeOf(identity, codeIn(link))),
    )
    expect(outcomes.filter((outcome) => outcome !== 'INVALID_OOB_CODE')).toHaveLength(1)
  })
})

describe('pretending to issue one', () => {
  it('reaches the mail server, sends nothing and leaves nothing', async () => {
    const { identity, draft } = await prepare()
    let checks = 0
    const counting = {
      ...identity,
      mailer: { ...identity.mailer, check: async () => void checks++ },
    }

    await pretendToIssueCode(counting, { ...draft, uid: null })

    expect(checks).toBe(1)
    expect(identity.outbox.links()).toEqual([])
    expect(await stored(identity)).toEqual([])
  })

  it('fails like an e-mail when the mail server is away, and leaves nothing', async () => {
    const { identity, draft } = await prepare()
    const check = () => Promise.reject(new MailError('away', { cause: undefined }))

    await expect(
      pretendToIssueCode({ ...identity, mailer: { ...identity.mailer, check } }, draft),
    ).rejects.toBeInstanceOf(MailError)
    expect(await stored(identity)).toEqual([])
  })
})
