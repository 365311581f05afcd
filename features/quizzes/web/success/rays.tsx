/** What is new shines: above it and at its sides. */
export const Rays = () => (
  <svg viewBox="-40 -40 80 80" className="hole-rays absolute" aria-hidden="true">
    {rays.map((turn) => (
      <path key={turn} d="M0-29v-8" transform={turn} />
    ))}
  </svg>
)

const rays = [-90, -64, -38, -12, 12, 38, 64, 90].map((angle) => `rotate(${angle})`)
