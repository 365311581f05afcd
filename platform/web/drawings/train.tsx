interface TrainProps {
  readonly className?: string
  /** How many carriages follow the engine. */
  readonly carriages?: number
}

/** A train from the side, its front at the end side, in the colour of the text with a stripe of the season. */
export function Train({ className = '', carriages = 1 }: TrainProps) {
  const length = 100 + 98 * carriages
  return (
    <svg
      viewBox={`${-length} -64 ${length + 2} 64`}
      className={`[scale:var(--start)_1] ${className}`}
      aria-hidden="true"
    >
      <TrainDrawing carriages={carriages} />
    </svg>
  )
}

/** The same for a drawing of its own: the foremost point stands at 0, the rail runs at 0; each part is 98 long. */
export function TrainDrawing({ carriages = 1 }: { readonly carriages?: number }) {
  return (
    <g fill="currentColor">
      {Array.from({ length: carriages }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one carriage is as good as another
        <svg key={index} x={-98 * (index + 1)} className="overflow-visible" aria-hidden="true">
          <path className="fill-soft" d={`M-4-22h8v7h-8z${wheels}`} />
          <path d="M-86-50h78a4 4 0 0 1 4 4v34h-86v-34a4 4 0 0 1 4-4z" />
          <path className="fill-season" d="M-90-26h86v7h-86z" />
          <path fill="#ffcf70" d={windows([-81, -58, -35], 16)} />
        </svg>
      ))}
      <path className="fill-soft" d={wheels} />
      <path d="M-94-52h27l8-9h11v2.500h-9.500l-5.500 6.500h31c18 0 28 22 31 36a4 4 0 0 1-4 5h-93v-37a4 4 0 0 1 4-4z" />
      <path className="fill-season" d="M-98-26h90l4 7h-94z" />
      <path fill="#ffcf70" d={`M-34-44c10 1 17 9 21 16h-24v-13a3 3 0 0 1 3-3z${windows([-89, -64], 18)}`} />
      <circle cx="-8" cy="-15.500" r="3" fill="#fff3cf" />
    </g>
  )
}

// Rings, so that what lies behind shows through the hubs.
const wheels = [-80, -66, -34, -20]
  .map((x) => `M${x} 0a6.500 6.500 0 1 1 .01 0zm0-4a2.500 2.500 0 1 0-.01 0z`)
  .join('')

function windows(lefts: readonly number[], width: number): string {
  const side = width - 6
  return lefts
    .map((x) => `M${x + 3}-43h${side}a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-${side}a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3z`)
    .join('')
}
