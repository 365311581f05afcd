/** A drawing on a field of 32 in the colours of the season. It is decoration: what it says stands beside it in words. */
const drawing = (path: string) =>
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

export const BookmarkDrawing = drawing('M9 5h14v22l-7-5.500-7 5.500Z')
export const ChatDrawing = drawing(
  'M6 6h20a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H15l-6 5v-5H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Zm4 6h12m-12 4.500h8',
)
export const PhoneDrawing = drawing(
  'M11 3.500h10a2 2 0 0 1 2 2v21a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2v-21a2 2 0 0 1 2-2Zm3.500 20.500h3',
)
export const MailDrawing = drawing(
  'M5 8h22a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1Zm-.500 1 11.500 9 11.500-9',
)
export const VoiceDrawing = drawing(
  'M16 4a4 4 0 0 1 4 4v7a4 4 0 0 1-8 0V8a4 4 0 0 1 4-4ZM8 15a8 8 0 0 0 16 0M16 23v5',
)
