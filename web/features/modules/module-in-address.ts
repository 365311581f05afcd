import { moduleNamed, moduleNumberOf } from './module-number.ts'

export function moduleInAddress({ pathname, hash }: { pathname: string; hash: string }): number | null {
  const [, quiz, station] = /^\/module\/([^/#]+)|#module-(.+)/.exec(pathname + hash) ?? []
  return quiz ? moduleNumberOf(quiz) : moduleNamed(station) || null
}
