import { moduleNamed, moduleNumberOf } from './module-number.ts'

/** The module that a page is about; null for pages about none. */
export function moduleInAddress({ pathname, hash }: { pathname: string; hash: string }): number | null {
  const [, quiz, station] = /^\/module\/([^/#]+)|#module-(.+)/.exec(pathname + hash) ?? []
  return quiz ? moduleNumberOf(quiz) : moduleNamed(station) || null
}
