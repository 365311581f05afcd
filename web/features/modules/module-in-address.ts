import { moduleNumberOf } from './module-number.ts'

export function moduleInAddress({ pathname, hash }: { pathname: string; hash: string }): number | null {
  const id = /^#module-([1-9])$/.exec(hash)?.[1]
  if (id) return Number(id)
  const quiz = /^\/module\/([^/]+)\/?$/.exec(pathname)
  return quiz ? moduleNumberOf(quiz[1]) : null
}
