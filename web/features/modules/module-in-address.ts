import { moduleNamed, moduleNumberOf } from './module-number.ts'

/** The module of an address: its quiz, or its hash on the dashboard; null when there is none. */
export function moduleInAddress({ pathname, hash }: { pathname: string; hash: string }): number | null {
  const [, quiz, station] = /^\/module\/([^/#]+)|#module-(.+)/.exec(pathname + hash) ?? []
  return quiz ? moduleNumberOf(quiz) : moduleNamed(station) || null
}
