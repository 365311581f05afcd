import { type ByteRow, type FeatureBytes, filesOnDemand, sizeOf } from '#workshop/checks/built-pages.ts'
import { exercises } from '../contract.ts'

/** Bytes (gzip) of an exercise, apart from its page and from what all share, and of that, once for all nine. */
const exerciseBudget = 12_000
const sharedBudget = 7_000

export const rows: FeatureBytes['rows'] = (language) => {
  const files = exerciseFiles(language)
  const [first = [], ...others] = [...files.values()]
  /** What every exercise needs beyond what is kept anyway: their page and their parts. */
  const shared = new Set(first.filter((file) => others.every((each) => each.includes(file))))
  if (shared.size === 0) throw new Error('The exercises share nothing.')
  return [
    // With what it shares with a few others.
    ...[...files].map(
      ([id, all]): ByteRow => ({
        what: id,
        bytes: sizeOf(all.filter((file) => !shared.has(file))),
        budget: exerciseBudget,
        packed: 'gzip',
      }),
    ),
    { what: 'shared by the exercises', bytes: sizeOf(shared), budget: sharedBudget, packed: 'gzip' },
  ]
}

/** @throws where the service worker keeps no files of an exercise */
function exerciseFiles(language: string): ReadonlyMap<string, readonly string[]> {
  const kept = filesOnDemand(language)
  return new Map(
    exercises.map((id) => {
      const files = kept.get(id)
      if (!files?.some((file) => file.startsWith('assets/exercise-')))
        throw new Error(`The service worker has no files of ${id}.`)
      return [id, files]
    }),
  )
}
