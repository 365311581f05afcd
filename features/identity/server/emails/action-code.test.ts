import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  codeOf,
  createTestIdentity,
  signInTestAccount,
  type TestIdentity,
} from '#workshop/testing/app/identity.ts'
import { codeIn } from '#workshop/testing/app/mail.ts'
import { applyActionCode } from '../operations/action-codes/apply-action-code.ts'
import { resetPassword } from '../operations/action-codes/reset-password.ts'
import {
  sendEmailChange,
  sendEmailVerification,
  sendPasswordReset,
  sendSignInLink,
} from '../operations/action-codes/send-action-code.ts'
import { signInWithEmailLink } from '../operations/sign-in/sign-in-with-email-link.ts'
import { findAccount } from '../records/account.store.ts'
import { codeLives } from './action-code.ts'
import { issueActionCode } from './issue-action-code.ts'

type Kind = 'PASSWORD_RESET' | 'EMAIL_SIGNIN' | 'VERIFY_EMAIL'
type Use = 'reset' | 'sign in' | 'apply'

const email = 'ada@example.org'
const address = '192.0.2.1'
const kinds: Kind[] = ['PASSWORD_RESET', 'EMAIL_SIGNIN', 'VERIFY_EMAIL']
const usedBy: Record<Use, Kind> = {
  reset: 'PASSWORD_RESET',
  'sign in': 'EMAIL_SIGNIN',
  apply: 'VERIFY_EMAIL',
}

/** What may happen to codes, in any order. `pick` chooses among those issued so far, the last one being 0. */
const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('issue' as const), kind: fc.constantFrom(...kinds) }),
    fc.record({
      do: fc.constant('use' as const),
      use: fc.constantFrom<Use>('reset', 'sign in', 'apply'),
      pick: fc.nat(4),
    }),
    fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(0, 1, 30, 59, 60, 1440, 4320) }),
  ),
  { maxLength: 14 },
)

/** A code as the rules have it, without a database. */
interface Known {
  readonly text: string
  readonly kind: Kind
  readonly expiresAt: number
  state: 'good' | 'void'
}

function expected(code: Known, use: Use, now: number): string {
  if (code.state === 'void' || usedBy[use] !== code.kind) return 'INVALID_OOB_CODE'
  return now < code.expiresAt ? 'done' : 'EXPIRED_OOB_CODE'
}

const uses: Record<Use, (identity: TestIdentity, code: string) => Promise<unknown>> = {
  reset: (identity, code) => resetPassword(identity, { code, password: 'battery staple' }),
  'sign in': (identity, code) => signInWithEmailLink(identity, { email, code }),
  apply: applyActionCode,
}

const endKind = (codes: Known[], kind: Kind) => {
  for (const code of codes) if (code.kind === kind) code.state = 'void'
}

async function prepare() {
  const many = { IDENTITY_MAIL_LIMIT: '100000', IDENTITY_MAIL_CEILING: '100000' }
  const identity = await createTestIdentity(many)
  const { account, tokens } = await signInTestAccount(identity, email)
  return { identity, uid: account.uid, idToken: tokens.idToken }
}

async function issue(identity: TestIdentity, kind: Kind, uid: string): Promise<string> {
  if (kind === 'PASSWORD_RESET') await sendPasswordReset(identity, { email, address })
  else if (kind === 'EMAIL_SIGNIN') await sendSignInLink(identity, { email, address })
  else
    await issueActionCode(identity, { requestType: kind, uid, email, newEmail: null, continueUrl: undefined })
  return codeIn(identity.outbox.links().at(-1))
}

describe('action codes', () => {
  it('work once, in time, for their purpose, until one of their kind is used: in whatever order things happen (SX.3)', async () => {
    const { identity, uid } = await prepare()
    // The first sign-in by a link voids what was sent before; then no further rule but the four is at work.
    await identity.db.updateTable('accounts').set({ email_verified: 1 }).execute()
    // A hash takes longer than all the rest.
    const quick = { ...identity, hasher: { ...identity.hasher, hash: async () => 'a hash' } }

    await fc.assert(
      fc.asyncProperty(steps, async (happening) => {
        await identity.db.deleteFrom('action_codes').execute()
        const codes: Known[] = []
        for (const step of happening) {
          const now = identity.clock()
          if (step.do === 'wait') identity.clock.advance(step.minutes * 60_000)
          else if (step.do === 'issue') {
            const text = await issue(quick, step.kind, uid)
            codes.push({ text, kind: step.kind, expiresAt: now + codeLives[step.kind], state: 'good' })
          } else {
            const code = codes.at(-1 - step.pick)
            if (!code) continue
            const wanted = expected(code, step.use, now)
            const outcome = codeOf(await uses[step.use](quick, code.text))
            expect(typeof outcome === 'string' ? outcome : 'done').toBe(wanted)
            if (wanted === 'done') endKind(codes, code.kind)
          }
        }
      }),
      { numRuns: 150 },
    )
  })

  it('of all texts that were never sent do nothing', async () => {
    const { identity, uid } = await prepare()
    await sendPasswordReset(identity, { email, address })
    const good = codeIn(identity.outbox.links().at(-1))
    const before = await findAccount(identity.db, uid)
    const near = fc
      .record({ at: fc.nat(good.length - 1), to: fc.constantFrom(...'aZ09-_= \0') })
      .map(({ at, to }) => good.slice(0, at) + to + good.slice(at + 1))
      .filter((text) => text !== good)

    await fc.assert(
      fc.asyncProperty(
        fc.oneof(near, fc.string({ unit: 'binary' }), fc.string({ maxLength: 5000 })),
        async (text) => {
          for (const use of Object.values(uses))
            expect(codeOf(await use(identity, text))).toBe('INVALID_OOB_CODE')
        },
      ),
      { numRuns: 50 },
    )
    expect(await findAccount(identity.db, uid)).toEqual(before)
  })

  it('for a change of the e-mail end with the next of them, whatever e-mail that is for', async () => {
    const { identity, idToken } = await prepare()
    const ask = async (newEmail: string) => {
      await sendEmailChange(identity, { idToken, newEmail, address })
      return codeIn(identity.outbox.links().at(-1))
    }
    const first = await ask('countess@example.org')
    const second = await ask('augusta@example.org')

    expect(codeOf(await applyActionCode(identity, first))).toBe('INVALID_OOB_CODE')
    expect(codeOf(await applyActionCode(identity, second))).toMatchObject({ newEmail: 'augusta@example.org' })
  })

  it('go when their account goes', async () => {
    const { identity, uid, idToken } = await prepare()
    await sendPasswordReset(identity, { email, address })
    await sendEmailVerification(identity, { idToken, address })

    await identity.db.deleteFrom('accounts').where('id', '=', uid).execute()

    expect(await identity.db.selectFrom('action_codes').selectAll().execute()).toEqual([])
  })
})
