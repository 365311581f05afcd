import { day, hour } from '#platform/server/clock/clock.ts'
import { seededRandom } from '#workshop/testing/crash/seeded-random.ts'

/** The season that they learn in: 1 January to 31 March 2026 (UTC). */
export const season = { from: '2026-01-01', until: '2026-03-31' } as const

export const seasonBegins = Date.parse(season.from)
export const seasonEnds = Date.parse(season.until) + day

/** One of the questions of a check; the third question of some modules is "would you sign this?". */
export interface CheckAnswer {
  readonly moduleNumber: number
  readonly isSigning: boolean
  readonly isRight: boolean
  readonly isUnknown: boolean
}

export interface TakenCheck {
  readonly form: 'a' | 'b'
  readonly startedAt: number
  readonly finishedAt: number
  readonly answers: readonly CheckAnswer[]
}

/** All times in ms; null for what did not happen. */
export interface SeasonLearner {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly isGuest: boolean
  readonly language: 'en' | 'fr'
  readonly registeredAt: number
  readonly lessonsRead: readonly { readonly moduleNumber: number; readonly at: number }[]
  /** `tried`: how many wrong options, at each of the ten questions. */
  readonly quizzes: readonly {
    readonly moduleNumber: number
    readonly begunAt: number
    readonly passedAt: number | null
    readonly tried: readonly number[]
  }[]
  readonly reviews: readonly {
    readonly question: number
    readonly at: number
    /** After the last right answer. */
    readonly days: number
    readonly isRight: boolean
  }[]
  readonly before: TakenCheck | null
  readonly after: TakenCheck | null
  readonly certificate: {
    readonly requestedAt: number
    readonly firstIssuedAt: number
    /** It was replaced by one with another name. */
    readonly replacedAt: number | null
    readonly revokedAt: number | null
  } | null
  readonly report: { readonly at: number; readonly answeredAt: number | null } | null
}

const moduleCount = 9
const signingModules = [3, 5, 7]

/** Out of a hundred that began a module, how many complete it. */
const goOn = [82, 88, 88, 90, 90, 85, 92, 92, 95]

/** 500 learners and 40 guests, always the same ones. */
export const seasonLearners: readonly SeasonLearner[] = Array.from({ length: 540 }, (_, index) =>
  learnerOf(index),
)

type Draw = (below: number) => number

function learnerOf(index: number): SeasonLearner {
  const { below: draw } = seededRandom(index + 20_260)
  const isGuest = index >= 500
  // Some came in the two months before the season, and go on in it.
  const registeredAt = seasonBegins - 50 * day + draw(135 * day)
  const spent = (most: number) => 1 + draw(most)
  const language = draw(100) < 58 ? 'en' : 'fr'
  const id = `season-${isGuest ? 'guest' : 'learner'}-${index}`
  const before = draw(100) < 72 ? checkOf(draw, registeredAt + spent(2 * hour), 38) : null
  const lessonsRead: { moduleNumber: number; at: number }[] = []
  const quizzes: SeasonLearner['quizzes'][number][] = []
  let now = registeredAt + 3 * hour
  for (let moduleNumber = 1; moduleNumber <= moduleCount; moduleNumber++) {
    if (draw(100) < 60) lessonsRead.push({ moduleNumber, at: now + spent(hour) })
    const begunAt = now + hour + spent(3 * day)
    const isPassed = draw(100) < (goOn[moduleNumber - 1] ?? 0)
    const tried = Array.from({ length: 10 }, () => [0, 0, 0, 1, 1, 2][draw(6)] ?? 0)
    quizzes.push({ moduleNumber, begunAt, passedAt: isPassed ? begunAt + spent(hour) : null, tried })
    if (!isPassed) break
    now = begunAt + 2 * hour
  }
  const hasAll = quizzes.length === moduleCount && quizzes.every(({ passedAt }) => passedAt !== null)
  const mayGoOn = hasAll && !isGuest
  return {
    id,
    name: `Zenaïde Quill-${index}`,
    email: `zenaide.quill.${index}@mail.example`,
    isGuest,
    language,
    registeredAt,
    lessonsRead,
    quizzes,
    reviews: reviewsOf(draw, quizzes[0]?.passedAt ?? null),
    before,
    after: mayGoOn && draw(100) < 88 ? inOtherForm(checkOf(draw, now + spent(day), 78), before) : null,
    certificate: mayGoOn && draw(100) < 92 ? certificateOf(draw, now + spent(day)) : null,
    report:
      draw(100) < 9
        ? { at: now + spent(hour), answeredAt: draw(4) > 0 ? now + hour + spent(4 * day) : null }
        : null,
  }
}

/** Two questions a module; `chance` out of a hundred are right. */
function checkOf(draw: Draw, startedAt: number, chance: number): TakenCheck {
  const answers = Array.from({ length: 2 * moduleCount }, (_, index): CheckAnswer => {
    const moduleNumber = 1 + Math.floor(index / 2)
    const isSigning = index % 2 === 1 && signingModules.includes(moduleNumber)
    const isRight = draw(100) < chance + 2 * moduleNumber - (isSigning ? 14 : 0)
    return { moduleNumber, isSigning, isRight, isUnknown: !isRight && draw(3) === 0 }
  })
  return { form: draw(2) === 0 ? 'a' : 'b', startedAt, finishedAt: startedAt + 1 + draw(hour / 4), answers }
}

function inOtherForm(check: TakenCheck, before: TakenCheck | null): TakenCheck {
  return before ? { ...check, form: before.form === 'a' ? 'b' : 'a' } : check
}

/** Of three questions of the first module, each as long as it goes well. */
function reviewsOf(draw: Draw, answeredAt: number | null): SeasonLearner['reviews'] {
  if (answeredAt === null || draw(100) < 45) return []
  return [0, 1, 2].flatMap((question) => {
    const reviews: SeasonLearner['reviews'][number][] = []
    let at = answeredAt
    for (const days of [1, 3, 7, 16]) {
      at += days * day + draw(12 * hour)
      const isRight = draw(100) < 84
      reviews.push({ question, at, days, isRight })
      if (!isRight || draw(100) < 15) break
    }
    return reviews
  })
}

function certificateOf(draw: Draw, requestedAt: number): SeasonLearner['certificate'] {
  const firstIssuedAt = requestedAt + 1 + (draw(100) < 80 ? 24 * hour + draw(hour / 6) : draw(120 * hour))
  const replacedAt = draw(100) < 8 ? firstIssuedAt + 1 + draw(5 * day) : null
  const revokedAt = draw(100) < 4 ? (replacedAt ?? firstIssuedAt) + 1 + draw(5 * day) : null
  return { requestedAt, firstIssuedAt, replacedAt, revokedAt }
}
