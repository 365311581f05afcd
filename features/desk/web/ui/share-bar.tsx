interface ShareBarProps {
  /** From 0 to 1. */
  readonly share: number
}

/** Beside the number that says the same. */
export function ShareBar({ share }: ShareBarProps) {
  const width = Math.max(0, Math.min(1, share)) * 100
  return (
    <svg className="share-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className="share-whole" width="100" height="6" />
      <rect className="share-part" width={width} height="6" />
    </svg>
  )
}
