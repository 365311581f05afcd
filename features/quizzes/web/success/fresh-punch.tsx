import { Punch } from '#features/modules/web/punch.tsx'

/** The newest hole, large: the bit of paper falls out of it, and rays stay. */
export function FreshPunch({ number }: { readonly number: number }) {
  return (
    <span aria-hidden="true" className="fresh-punch">
      <Punch number={number} />
      <span className="hole-chad">
        <Punch number={number} />
      </span>
      <svg viewBox="-40 -40 80 80" className="hole-rays" aria-hidden="true">
        {rays.map((turn) => (
          <path key={turn} d="M0-29v-8" transform={turn} />
        ))}
      </svg>
    </span>
  )
}

const rays = [-90, -64, -38, -12, 12, 38, 64, 90].map((angle) => `rotate(${angle})`)
