import type { Attempt, Paper, startAttempt } from '#features/quizzes/contract.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { mayPass } from '#platform/web/lib/api/back-off.ts'
import { readLocal } from '#platform/web/lib/local-storage.ts'
import { keep, recall } from '#platform/web/lib/offline/kept.ts'
import { answersToSend } from './kept-answers.ts'

/** All questions of an attempt, and where it stood when this device last heard of it. */
interface KeptPaper {
  readonly attempt: Attempt
  readonly paper: Paper
}

export interface KnownAttempt extends Attempt {
  /** Without a connection it may be at a later question than the server: how many are answered rightly. */
  readonly judged?: number
  /** The place of the option that a visitor chose before the quiz was open: it is answered at once. */
  readonly given?: number
}

const nameOf = (moduleNumber: number) =>
  `paper/${moduleNumber}?of=${encodeURIComponent(readLocal('userEmail') ?? '')}&in=${readLocal('language') ?? ''}`

/** Undefined where this device has none of this learner, in the language of now. */
export async function recallPaper(moduleNumber: number): Promise<KeptPaper | undefined> {
  return (await recall<KeptPaper | null>(nameOf(moduleNumber)))?.value ?? undefined
}

/** Fetches and keeps it. False where this device has no room for it. @throws ApiError */
export async function fetchPaper(moduleNumber: number): Promise<boolean> {
  const name = nameOf(moduleNumber)
  const { attempt, paper } = await callApi<typeof startAttempt>(
    'POST',
    '/api/modules/:moduleNumber/attempts',
    { params: { moduleNumber }, body: { paper: true } },
  )
  // It may come after its learner has logged out in another tab.
  const isPlaying = readLocal('authenticated') === 'true' || readLocal('guest') !== null
  const isTheirs = isPlaying && name === nameOf(moduleNumber)
  return isTheirs && keep(name, { attempt, paper })
}

/** As the server has just told it. Nothing is left of one that is finished. */
export async function noteOnPaper(attempt: Attempt): Promise<void> {
  const { id, moduleNumber, question, language } = attempt
  const kept = await recallPaper(moduleNumber)
  if (!question) {
    if (kept?.attempt.id === id) await keep(nameOf(moduleNumber), null)
  } else if (kept?.attempt.id === id && kept.attempt.language === language)
    await keep(nameOf(moduleNumber), { ...kept, attempt })
  else if (navigator.onLine) await fetchPaper(moduleNumber)
}

/** Where the server cannot be reached. @throws what kept it away, where this device has no paper */
export async function attemptFromPaper(moduleNumber: number, failure: unknown): Promise<KnownAttempt> {
  const kept = mayPass(failure) ? await recallPaper(moduleNumber) : undefined
  if (!kept) throw failure
  return onPaper(kept)
}

/** The attempt at the first question that no kept answer is for, or at its last one, or where it is asked to be. */
export function onPaper({ attempt, paper }: KeptPaper, asked?: number): KnownAttempt {
  const open = attempt.question
  const judged = (open?.position ?? 1) - 1
  const answered = answersToSend(attempt.id).map(({ position }) => position)
  const free = paper.findIndex((_, index) => index >= judged && !answered.includes(index + 1))
  const position = asked ?? (free < 0 ? paper.length : free + 1)
  const words = paper[position - 1]
  const question =
    position > judged + 1 && words ? { ...words, position, tried: [], hint: null } : attempt.question
  return { ...attempt, judged, answered: null, question }
}
