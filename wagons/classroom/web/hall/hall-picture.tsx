const figures = ['#ff8a68', '#5bb8f0', '#5fc98f', '#f2b544', '#b39bff', '#cf86f0']
/** From the left, as far as a wide screen reaches. */
const places = (count: number, step: number) =>
  Array.from({ length: count }, (_, index) => 200 + (index - count / 2) * step)
const windows = places(20, 72).filter((x) => x < 40 || x > 320)
const seats = places(26, 44)

/** The hall in the evening: the board, and those on the benches seen from behind. What stands below says it in words. */
export const HallPicture = () => (
  <div className="lesson-scene class-hall">
    <HallDrawing />
  </div>
)

/** As wide as it is given room. */
export const HallDrawing = () => (
  <svg viewBox="0 0 400 160" preserveAspectRatio="xMidYMax" aria-hidden="true">
    <path d="M-900-99h2200v259H-900z" fill="#3a3780" />
    <path d="M60 130V60a140 90 0 0 1 280 0v70z" fill="#46439a" />
    {windows.map((x) => (
      <path key={x} d={`M${x} 102V50a20 24 0 0 1 40 0v52z`} fill="#f0977c" />
    ))}
    <path d="M-900 112h2200v48H-900z" fill="#241f4d" />
    <path d="M92 0v16M308 0v16M160-40v62M240-40v62" stroke="#16142a" strokeWidth="2" />
    <path d="M64 46L92 16l28 30zM280 46l28-30 28 30z" fill="#ffcf70" opacity=".25" />
    <path d="M78 26q14-20 28 0zM294 26q14-20 28 0z" fill="#ffcf70" />
    <rect x="134" y="18" width="132" height="82" rx="6" fill="#16142a" />
    <rect x="140" y="24" width="120" height="70" rx="3" fill="#ffe9c6" />
    <path d="M140 72q34-26 64-11t56-6v36q0 3-3 3H143q-3 0-3-3z" fill="#5fc98f" />
    <circle cx="228" cy="42" r="9" fill="#f2b544" />
    <path
      d="M140 66h22v15h-22zM165 66h24v15h-24zM192 66h18q10 1 14 15h-32zM140 83h120"
      fill="#16142a"
      stroke="#16142a"
      strokeWidth="2"
    />
    <path d="M145 70h12v5h-12zM171 70h12v5h-12zM198 70h10l4 5h-14z" fill="#ffe9c6" />
    {seats.map((x, seat) => (
      <path
        key={x}
        d={`M${x + 8} 142v-22a8 8 0 0 1 8-8h12a8 8 0 0 1 8 8v22z`}
        fill={figures[seat % figures.length]}
      />
    ))}
    <path d="M-900 138h2200v10H-900z" fill="#5b3f8f" />
  </svg>
)
