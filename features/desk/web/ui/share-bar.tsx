interface ShareBarProps {
  /** From 0 to 1. */
  readonly share: number
  readonly className?: string
}

/** Beside the number that says the same. */
export function ShareBar({ share, className = 'mt-[0.35rem] h-1.5 rounded-[3px]' }: ShareBarProps) {
  const width = Math.max(0, Math.min(1, share)) * 100
  return (
    <svg
      className={`block w-full ${className}`}
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect
        className="fill-[color-mix(in_oklab,var(--season)_16%,var(--color-card))]"
        width="100"
        height="6"
      />
      <rect className="fill-season" width={width} height="6" />
    </svg>
  )
}
