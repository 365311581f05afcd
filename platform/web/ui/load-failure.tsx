import { Button } from './button.tsx'
import * as text from './ui.en.ts'

interface LoadFailureProps {
  readonly what: string
  readonly onRetry: () => void
  readonly isRetrying: boolean
}

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
