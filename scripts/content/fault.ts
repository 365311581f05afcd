/** Something wrong in a content file, said for the person who wrote the file: what is wrong, and what to do. */
export interface Fault {
  readonly file: string
  readonly line: number
  readonly reason: string
}

/** As it is printed: `file:line: reason`. */
export const formatFault = ({ file, line, reason }: Fault) => `${file}:${line}: ${reason}`

/** Files in their order, lines from the top; the same fault once. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  const once = new Map(faults.map((fault) => [formatFault(fault), fault]))
  return [...once.values()].sort(
    (left, right) => left.file.localeCompare(right.file, 'en', { numeric: true }) || left.line - right.line,
  )
}
