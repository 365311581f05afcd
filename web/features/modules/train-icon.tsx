/** The learner's train, seen from its side. Its wheels have the colour of the season. */
export function TrainIcon() {
  return (
    <svg viewBox="0 0 48 26" className="rail-train" aria-hidden="true">
      <g className="fill-season">
        <circle cx="11" cy="22" r="3.500" />
        <circle cx="35" cy="22" r="3.500" />
      </g>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M3 0h29c9 0 16 8 16 17v3H0V3a3 3 0 0 1 3-3Zm6 5a2 2 0 0 0-2 2v3a2 2 0 0 0 2 2h5a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2Zm13 0a2 2 0 0 0-2 2v3a2 2 0 0 0 2 2h5a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2Z"
      />
    </svg>
  )
}
