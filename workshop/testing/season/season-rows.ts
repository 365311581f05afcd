import type { QuestionBank } from '#features/quizzes/server/quizzes.content.ts'
import { day } from '#platform/server/clock/clock.ts'
import { type SeasonLearner, seasonLearners } from './season-learners.ts'

export interface SeasonRow {
  readonly table: string
  readonly row: Readonly<Record<string, string | number | null>>
}

/** What the database of a site has of the learners of the season, each row after those that it refers to. */
export function* seasonRows(bank: QuestionBank): Generator<SeasonRow> {
  for (const [number, learner] of seasonLearners.entries()) {
    yield* accountRows(learner)
    yield* quizRows(learner, bank)
    yield* checkRows(learner)
    yield* certificateRows(learner, number)
    yield* reportRows(learner, bank)
  }
  yield* reviewSumRows()
}

function* accountRows({ id, name, email, isGuest, registeredAt }: SeasonLearner): Generator<SeasonRow> {
  yield {
    table: 'accounts',
    row: {
      id,
      email: isGuest ? null : email,
      email_verified: isGuest ? 0 : 1,
      disabled: 0,
      valid_since: 0,
      created_at: registeredAt,
      last_login_at: registeredAt,
    },
  }
  if (isGuest) return
  const times = { created_at: registeredAt, updated_at: registeredAt }
  const profile = { account_id: id, name, wallet_address: '', search_key: name.toLowerCase() }
  yield { table: 'profiles', row: { ...profile, ...times } }
}

function* quizRows(
  { id, language, lessonsRead, quizzes, reviews }: SeasonLearner,
  bank: QuestionBank,
): Generator<SeasonRow> {
  for (const { moduleNumber, at } of lessonsRead)
    yield {
      table: 'attendances',
      row: { account_id: id, module_number: moduleNumber, attended_at: at, kind: 'lesson' },
    }
  for (const { moduleNumber, begunAt, passedAt, tried } of quizzes) {
    const asked = bank.get(moduleNumber) ?? []
    const questions = asked.map(({ id: question, version }, index) => ({
      id: question,
      version,
      order: [0, 1, 2],
      tried: Array.from({ length: tried[index] ?? 0 }, (_, option) => option),
    }))
    const attempt = `${id}-${moduleNumber}`
    yield {
      table: 'attempts',
      row: {
        id: attempt,
        account_id: id,
        module_number: moduleNumber,
        questions: JSON.stringify(questions),
        answered: passedAt === null ? 3 : questions.length,
        question_count: questions.length,
        started_at: begunAt,
        begun_at: begunAt,
        passed_at: passedAt,
        language,
      },
    }
    if (passedAt !== null)
      yield {
        table: 'completions',
        row: {
          account_id: id,
          module_number: moduleNumber,
          attempt_id: attempt,
          completed_at: passedAt,
          recorded_at: passedAt,
        },
      }
  }
  for (const { question, at, isRight } of reviews)
    yield {
      table: 'reviews',
      row: {
        account_id: id,
        question_id: bank.get(1)?.[question]?.id ?? '',
        reviewed_at: at,
        is_right: isRight ? 1 : 0,
      },
    }
}

function* checkRows({ id, language, before, after }: SeasonLearner): Generator<SeasonRow> {
  for (const [kind, check] of Object.entries({ before, after })) {
    if (!check) continue
    const questions = check.answers.map(({ moduleNumber, isSigning, isRight, isUnknown }, index) => ({
      id: `${check.form}-${index + 1}`,
      moduleNumber,
      isSigning,
      order: [0, 1, 2],
      given: isUnknown ? -1 : isRight ? 0 : 1,
      isRight,
    }))
    yield {
      table: 'assessments',
      row: {
        id: `${id}-${kind}`,
        account_id: id,
        kind,
        try_number: 1,
        form: check.form,
        language,
        questions: JSON.stringify(questions),
        answered: questions.length,
        question_count: questions.length,
        right_count: questions.filter(({ isRight }) => isRight).length,
        started_at: check.startedAt,
        finished_at: check.finishedAt,
      },
    }
  }
}

function* certificateRows(
  { id, name, email, certificate }: SeasonLearner,
  number: number,
): Generator<SeasonRow> {
  if (!certificate) return
  const { requestedAt, firstIssuedAt, replacedAt, revokedAt } = certificate
  yield {
    table: 'certificate_requests',
    row: { account_id: id, email, received: 1, requested_at: requestedAt, mailed_at: firstIssuedAt },
  }
  const issued = { account_id: id, name, issued_by: 'operator@example.org' }
  if (replacedAt !== null)
    yield {
      table: 'former_certificates',
      row: {
        ...issued,
        id: `${id}-former`,
        issued_at: firstIssuedAt,
        ended_at: replacedAt,
        outcome: 'replaced',
      },
    }
  yield {
    table: 'certificates',
    row: {
      ...issued,
      id: `${id}-certificate`,
      issued_at: replacedAt ?? firstIssuedAt,
      module_count: 9,
      revoked_at: revokedAt,
      status_index: 500_000 + number,
      shows_name: 0,
    },
  }
}

function* reportRows({ id, language, report }: SeasonLearner, bank: QuestionBank): Generator<SeasonRow> {
  if (!report) return
  const { id: question = '', version = '' } = bank.get(1)?.[0] ?? {}
  yield {
    table: 'question_reports',
    row: {
      id: `${id}-report`,
      account_id: id,
      question_id: question,
      version,
      module_number: 1,
      language,
      reason: 'unclear',
      words: `Zenaïde asks about ${id}`,
      reported_at: report.at,
      status: report.answeredAt === null ? 'open' : 'answered',
      reply: report.answeredAt === null ? null : 'Thank you',
      handled_at: report.answeredAt,
    },
  }
}

/** As the server adds them up when reviews come. */
function* reviewSumRows(): Generator<SeasonRow> {
  const all = seasonLearners.flatMap(({ reviews }) => reviews)
  const startOf = (at: number) => Math.floor(at / day) * day
  for (const group of Map.groupBy(all, ({ at, days }) => `${startOf(at)} ${days}`).values()) {
    const [first] = group
    if (!first) continue
    const right = group.filter(({ isRight }) => isRight).length
    const row = { day: startOf(first.at), days: first.days, answers: group.length, right_answers: right }
    yield { table: 'review_sums', row }
  }
}
