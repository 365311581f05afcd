import type { UseQueryResult } from '@tanstack/react-query'
import { pageLanguage } from '#platform/web/lib/page-language.ts'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import * as text from './load-failures.en.ts'

type Retried = Pick<UseQueryResult, 'refetch' | 'isFetching'>

export interface LoadFailuresProps {
  /** Where the progress could not be loaded. */
  readonly progress: Retried | false
  readonly classes: Retried | false
  /** When what is shown instead was known, in ms by the clock of this device. */
  readonly keptAt: number | undefined
}

/** What the dashboard could not load, each with another try. */
export const LoadFailures = ({ progress, classes, keptAt }: LoadFailuresProps) => (
  <>
    {progress && (
      <LoadFailure
        what={keptAt ? text.lastKnown(dateTime(keptAt)) : text.progressFailed}
        onRetry={progress.refetch}
        isRetrying={progress.isFetching}
      />
    )}
    {classes && (
      <LoadFailure what={text.classesFailed} onRetry={classes.refetch} isRetrying={classes.isFetching} />
    )}
  </>
)

const dateTime = (at: number): string =>
  new Intl.DateTimeFormat(pageLanguage, { dateStyle: 'long', timeStyle: 'short' }).format(at)
