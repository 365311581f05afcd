import { ContentError } from '#platform/server/content/yaml-file.ts'

export interface Fault {
  readonly file: string
  readonly line: number
  readonly reason: string
}

export const formatFault = ({ file, line, reason }: Fault) => `${file}:${line}: ${reason}`

export const percent = (share: number) => `${Math.round(share * 100)} %`

export function sortFaults(faults: readonly Fault[]): Fault[] {
  const once = new Map(faults.map((fault) => [formatFault(fault), fault]))
  return [...once.values()].sort(
    (left, right) => left.file.localeCompare(right.file, 'en', { numeric: true }) || left.line - right.line,
  )
}

export function catchContentError<T>(read: () => T, faults: Fault[]): T | undefined {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const [, file = '', line = '1', reason = ''] = /^(.*?):(\d+): (.*)$/s.exec(error.message) ?? []
    faults.push({ file, line: Number(line), reason })
    return undefined
  }
}
