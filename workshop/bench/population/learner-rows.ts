import { hash } from 'node:crypto'
import type { Insertable } from 'kysely'
import { shuffledIndices } from '#features/quizzes/server/question-options.ts'
import type { QuestionBank } from '#features/quizzes/server/quizzes.content.ts'
import type { Tables } from '#platform/server/db/database.ts'
import { searchKey } from '#platform/server/db/search-key.ts'

export type Row = {
  [T in keyof Tables]: {
    readonly table: T
    readonly row: { [C in keyof Insertable<Tables[T]>]: string | number | null }
  }
}[keyof Tables]

/** Out of a hundred learners, how many have completed 0, 1, … 9 modules: most stop early. */
const completedShares = [45, 20, 10, 6, 4, 3, 2, 2, 2, 6]

const day = 24 * 60 * 60_000

export const accountId = (index: number) => digest(`account ${index}`).replace(/[-_]/g, 'x').slice(0, 28)
export const emailOf = (index: number) => `learner-${index}@example.org`

const digest = (text: string) => hash('sha256', text, 'base64url')

export function uuidOf(text: string): string {
  const hex = hash('md5', text, 'hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** What all learners share. Hashing a million passwords would take hours, so all have the same one. */
export interface Shared {
  readonly passwordHash: string
  readonly bank: QuestionBank
  readonly now: number
}

/** Always the same ones for a number. */
export function* learnerRows(index: number, { passwordHash, bank, now }: Shared): Generator<Row> {
  const id = accountId(index)
  const draw = drawsOf(index)
  const createdAt = now - draw(700 * day)
  const at = (share: number) => Math.round(createdAt + (now - createdAt) * share)
  yield {
    table: 'accounts',
    row: {
      id,
      email: emailOf(index),
      email_verified: draw(2),
      password_hash: passwordHash,
      password_updated_at: createdAt,
      disabled: 0,
      valid_since: createdAt,
      created_at: createdAt,
      last_login_at: at(0.9),
      last_refresh_at: at(0.95),
      entered_by_link: 0,
    },
  }
  yield {
    table: 'profiles',
    row: {
      account_id: id,
      name: `Learner ${index}`,
      wallet_address: draw(3) === 0 ? `0x${hash('sha256', id, 'hex').slice(0, 40)}` : '',
      created_at: createdAt,
      updated_at: createdAt,
      search_key: searchKey(`Learner ${index}`),
    },
  }
  yield* sessionRows(index, id, draw, { createdAt, now })

  const completed = pick(completedShares, draw(100))
  for (let module = 1; module <= completed; module++) {
    const attemptId = uuidOf(`attempt ${index} ${module}`)
    const passedAt = at(module / 12)
    yield attemptRow(attemptId, id, module, { bank, draw, startedAt: passedAt })
    const row = { account_id: id, module_number: module, attempt_id: attemptId, completed_at: passedAt }
    yield { table: 'completions', row: { ...row, recorded_at: passedAt } }
  }
  const next = completed + 1
  const attended = Math.min(bank.size, completed + draw(2))
  for (let module = 1; module <= attended; module++)
    yield {
      table: 'attendances',
      row: { account_id: id, module_number: module, attended_at: at(module / 13) },
    }
  if (next <= bank.size && draw(3) === 0)
    yield attemptRow(uuidOf(`attempt ${index} ${next}`), id, next, {
      bank,
      draw,
      answered: draw(bank.get(next)?.length ?? 1),
      startedAt: at(0.8),
    })
  if (completed === bank.size && draw(3) > 0)
    yield {
      table: 'certificate_requests',
      row: {
        account_id: id,
        email: emailOf(index),
        received: draw(2),
        requested_at: at(0.9),
        mail_owed: 0,
      },
    }
}

type Draw = (below: number) => number

function* sessionRows(
  index: number,
  id: string,
  draw: Draw,
  { createdAt, now }: { createdAt: number; now: number },
): Generator<Row> {
  const sessions = pick([20, 55, 20, 5], draw(100))
  for (let session = 0; session < sessions; session++) {
    const usedAt = Math.max(createdAt, now - draw(170 * day))
    const row = { account_id: id, sign_in_provider: 'password', authenticated_at: createdAt }
    const token = { token_hash: digest(`token ${index} ${session}`), used_at: usedAt }
    yield { table: 'refresh_tokens', row: { ...row, ...token, created_at: createdAt } }
    yield {
      table: 'throttles',
      row: {
        key: digest(`mark ${index} ${session}`),
        count: 1,
        window_started_at: usedAt,
        expires_at: now + day + draw(89 * day),
      },
    }
  }
}

/** An attempt at a module: passed, or with as many questions answered. */
export function attemptRow(
  attemptId: string,
  accountId: string,
  moduleNumber: number,
  of: { bank: QuestionBank; draw: Draw; answered?: number; startedAt: number },
): Row & { table: 'attempts' } {
  const questions = (of.bank.get(moduleNumber) ?? []).map(({ id, version, options }) => ({
    id,
    version,
    order: shuffledIndices(options.length, of.draw),
    tried: [],
  }))
  const { answered = questions.length } = of
  return {
    table: 'attempts',
    row: {
      id: attemptId,
      account_id: accountId,
      module_number: moduleNumber,
      questions: JSON.stringify(questions),
      answered,
      question_count: questions.length,
      started_at: of.startedAt,
      passed_at: answered === questions.length ? of.startedAt : null,
      begun_at: of.startedAt,
    },
  }
}

function pick(shares: readonly number[], drawn: number): number {
  let sum = 0
  return shares.findIndex((share) => {
    sum += share
    return drawn < sum
  })
}

/** Whole numbers below a bound, always the same ones for a seed (mulberry32). */
export function drawsOf(seed: number): Draw {
  let state = (seed + 1) * 0x9e3779b1
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}
