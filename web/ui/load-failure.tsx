import { Button } from './button.tsx'
import * as text from './ui.en.ts'

interface LoadFailureProps {
  /** A sentence on what is missing. */
  readonly what: string
  readonly onRetry: () => void
  readonly isRetrying: boolean
}

/** Stands where something could not be loaded, and offers to try again. */
export function LoadFailure({ what, onRetry, isRetrying }: LoadFailureProps) {
  return (
    <div role="alert" className="paper-card flex flex-wrap items-center justify-between gap-3 p-4">
      <p>{what}</p>
      <Button look="outline" busy={isRetrying} onClick={onRetry}>
        {text.tryAgain}
      </Button>
    </div>
  )
}
