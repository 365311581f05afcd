import { countAccounts } from '#features/accounts/server/list-accounts.ts'
import { ruleOf } from '#features/certificates/server/certificates.config.ts'
import { countCertificates } from '#features/certificates/server/certificates.facade.ts'
import { listRequests } from '#features/certificates/server/desk/list-requests.ts'
import { countAttendances } from '#features/classes/server/classes.facade.ts'
import type { Overview } from '#features/desk/contract.ts'
import { countOpenReports } from '#features/question-reports/server/list-question-reports.ts'
import {
  countCompletions,
  countFirstTries,
  countStops,
  type QuestionTally,
} from '#features/quizzes/server/count-quizzes.ts'
import { wordsIn } from '#features/quizzes/server/question-options.ts'
import type { Question } from '#features/quizzes/server/quizzes.content.ts'
import { day, minute, mondayOf } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Parts } from '#platform/server/feature.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { countGuests } from './count-guests.ts'

const weekCount = 26
/** Attempts that are looked at for each module, answers that a share needs, questions that are shown. */
const sample = 1000
const fewestAnswers = 5
const shown = 10
/** In ms. */
const freshness = minute

/** Without what is known at any time. */
type Counted = Omit<Overview, 'failingTasks'>

interface Counts extends Omit<Counted, 'hardest' | 'stops'> {
  readonly questions: readonly QuestionTally[]
}

declare module '#platform/server/feature.ts' {
  interface Parts {
    /** What a class was reported for and waits, where classes are held. */
    readonly countOpenClassReports?: (db: Db) => Promise<number>
    /** Of how many certificates the latest reward list says something, where there are rewards. */
    readonly countListedCertificates?: (db: Db) => Promise<number>
    /** What of tokens waits, where the site offers them. */
    readonly countTokenWork?: () => Promise<Overview['token']>
  }
}

export type OverviewParts = Pick<
  Parts,
  | 'reads'
  | 'clock'
  | 'bank'
  | 'moduleCount'
  | 'countOpenClassReports'
  | 'countListedCertificates'
  | 'countTokenWork'
> &
  Partial<Pick<Parts, 'config'>>

export type GetOverview = (language: string) => Promise<Counted>

/** Reads a good part of some indexes, so it counts at most once a minute; calls meanwhile wait for the same count. */
export function createOverview(parts: OverviewParts): GetOverview {
  const { clock, bank } = parts
  let latest: Promise<Counts> | undefined
  let countedAt = Number.NEGATIVE_INFINITY
  const questions = new Map([...bank.values()].flat().map((question) => [question.id, question]))
  return async (language) => {
    if (!latest || clock() >= countedAt + freshness) {
      countedAt = clock()
      latest = countAll(parts, countedAt)
      latest.catch(() => {
        latest = undefined
      })
    }
    return inWords(await latest, questions, language)
  }
}

async function countAll(parts: OverviewParts, now: number): Promise<Counts> {
  const { reads: db, moduleCount, countOpenClassReports, countTokenWork } = parts
  const thisWeek = mondayOf(now)
  const starts = Array.from({ length: weekCount }, (_, index) => thisWeek - 7 * day * (weekCount - 1 - index))
  const { before, between } = await countAccounts(db, [...starts, thisWeek + 7 * day])
  const attended = await countAttendances(db, moduleCount)
  const quizzes = await countCompletions(db, moduleCount)
  const { notGoneOn, begunAny, completedAll } = await countStops(db, moduleCount)
  const guests = await countGuests(db, moduleCount)
  const guestsSince = (from: number) =>
    guests.createdAt.filter((at) => at >= from && at < from + 7 * day).length
  return {
    computedAt: now,
    learners: before + between.reduce((sum, count) => sum + count, 0) - guests.createdAt.length,
    guests: guests.begunAny,
    weeks: starts.map((startsAt, index) => ({
      startsAt,
      registered: (between[index] ?? 0) - guestsSince(startsAt),
    })),
    begunAny: begunAny - guests.begunAny,
    completedAll: completedAll - guests.completedAll,
    ...(await countCertificateWork(parts)),
    openReports: await countOpenReports(db),
    openClassReports: (await countOpenClassReports?.(db)) ?? 0,
    token: (await countTokenWork?.()) ?? null,
    modules: quizzes.map(({ begun, completed }, index) => ({
      moduleNumber: index + 1,
      attended: attended[index] ?? 0,
      begun: begun - (guests.modules[index]?.begun ?? 0),
      completed: completed - (guests.modules[index]?.completed ?? 0),
      notGoneOn: (notGoneOn[index] ?? 0) - (guests.modules[index]?.notGoneOn ?? 0),
    })),
    sample,
    questions: await countFirstTries(db, { moduleCount, sample, stoppedBefore: now - day }),
  }
}

/** What waits for an operator. */
async function countCertificateWork({
  reads: db,
  clock,
  config,
  moduleCount,
  countListedCertificates,
}: OverviewParts): Promise<Pick<Overview, 'certificates' | 'unlisted'>> {
  const certificates = await countCertificates(db)
  // Without a cursor it refuses nothing.
  const rule = config && ruleOf(config)
  const page = await listRequests({ db, clock, moduleCount, rule }, { list: 'waiting' })
  const oldest = page instanceof Refusal ? [] : page.requests
  return {
    certificates: {
      ...certificates,
      oldestWaitingAt: oldest[0]?.requestedAt ?? null,
      odd: oldest.filter(({ oddities, seen }) => oddities.length > seen.length).length,
      byRule: oldest.filter(({ rule }) => rule !== null && rule.at !== null).length,
    },
    // A list speaks of revoked certificates too, and accounts may have been deleted since.
    unlisted: countListedCertificates
      ? Math.max(0, certificates.issued - (await countListedCertificates(db)))
      : 0,
  }
}

function inWords(
  { questions: tallies, ...counts }: Counts,
  questions: ReadonlyMap<string, Question>,
  language: string,
): Counted {
  // A question that the content has no longer cannot be improved.
  const asked = tallies.flatMap((tally) => {
    const question = questions.get(tally.id)
    return question ? [{ ...tally, question: wordsIn(question, language).question }] : []
  })
  const share = ({ firstTry, answered }: QuestionTally) => firstTry / answered
  return {
    ...counts,
    hardest: asked
      .filter(({ answered }) => answered >= fewestAnswers)
      .toSorted((one, other) => share(one) - share(other))
      .slice(0, shown),
    stops: asked
      .filter(({ stopped }) => stopped > 0)
      .toSorted((one, other) => other.stopped - one.stopped)
      .slice(0, shown),
  }
}
