/** The hand with which an exercise is done, on a field of 24. */
export const handPath =
  'M9 12.500V5a1.600 1.600 0 0 1 3.200 0v5m0 .2V9.300a1.500 1.500 0 0 1 3 0v1.200m0 .2a1.500 1.500 0 0 1 3 0v1m0-.1a1.400 1.400 0 0 1 2.800 0V15a6 6 0 0 1-6 6h-1.600a6 6 0 0 1-4.600-2.200l-4.300-5a1.700 1.700 0 0 1 2.500-2.300L9 13.500'

interface PracticeSignProps {
  /** Has a tick beside the hand. */
  readonly isDone?: boolean
}

/** Stands for the exercise of a module. What it says must stand beside it in words. */
export function PracticeSign({ isDone = false }: PracticeSignProps) {
  return (
    <svg
      viewBox={isDone ? '0 0 36 24' : '0 0 24 24'}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="task-sign h-6 flex-none"
      aria-hidden="true"
    >
      <path d={handPath} />
      {isDone && <path d="m25.500 10 3 3 6-6.500" />}
    </svg>
  )
}
