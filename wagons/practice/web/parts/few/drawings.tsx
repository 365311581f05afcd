/** A drawing on a field of 32 in the colours of the season. It is decoration: what it says stands beside it in words. */
export const drawing = (path: string) =>
  function Drawing() {
    return (
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-10 shrink-0">
        <path
          d={path}
          fill="var(--season-tint)"
          stroke="var(--season)"
          strokeWidth="2.500"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    )
  }

export const ChatDrawing = drawing(
  'M6 6h20a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H15l-6 5v-5H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Zm4 6h12m-12 4.500h8',
)
