import { Punch } from '#features/modules/web/punch.tsx'

/** The newest hole, about three times as large as those below: the bit of paper falls out of it, and rays stay. */
export function FreshPunch({ number }: { readonly number: number }) {
  return (
    <span
      aria-hidden="true"
      className="fresh-punch relative grid w-[var(--fresh,4.5rem)] flex-none place-items-center text-season"
    >
      <Punch number={number} className="w-full" />
      <Punch number={number} className="hole-chad absolute w-full" />
      <svg viewBox="-40 -40 80 80" className="hole-rays absolute" aria-hidden="true">
        {rays.map((turn) => (
          <path key={turn} d="M0-29v-8" transform={turn} />
        ))}
      </svg>
    </span>
  )
}

const rays = [-90, -64, -38, -12, 12, 38, 64, 90].map((angle) => `rotate(${angle})`)
