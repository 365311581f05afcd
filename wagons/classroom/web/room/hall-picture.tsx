const seats = [
  ['#ff8a68', 13],
  ['#5bb8f0', 29],
  ['#5fc98f', 45],
  ['#b39bff', 61],
] as const

/** The hall in the evening, small: what stands beside it says it in words. */
export const HallPicture = () => (
  <svg viewBox="0 0 84 64" aria-hidden="true" className="w-18 flex-none rounded-xl bg-[#2b2656]">
    <path d="M0 64V30a42 34 0 0 1 84 0v34z" fill="#3f3d85" />
    <path d="M10 8v8M74 8v8" stroke="#16142a" strokeWidth="2" />
    <path d="M4 20q6-8 12 0zM68 20q6-8 12 0z" fill="#ffc04d" />
    <rect x="20" y="8" width="44" height="28" rx="3" fill="#16142a" />
    <rect x="23" y="11" width="38" height="22" fill="#ffe9c6" />
    <path d="M38 16v12l10-6z" fill="#16142a" />
    {seats.map(([colour, x]) => (
      <path key={x} d={`M${x} 54V43a3 3 0 0 1 3-3h4a3 3 0 0 1 3 3v11z`} fill={colour} />
    ))}
    <path d="M4 53h76v6H4z" fill="#16142a" />
  </svg>
)
