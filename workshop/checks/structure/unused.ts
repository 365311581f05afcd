import { posix } from 'node:path'
import { roomOf } from './source-file.ts'

interface Text {
  readonly path: string
  readonly text: string
}

const isTest = (path: string) => /\.(test|spec)\.tsx?$|\/(e2e|testing|system-tests)\//.test(path)
/** Types that are there for all, and translations, which are built in place of the English words. */
const isSilent = (path: string) => /\.(tables|d)\.ts$|\.(?!en\.)[a-z]{2}\.tsx?$/.test(path)
const naming = /(?:^|[\s'"`])([^\s'"`]+\.(?:tsx?|js|css))(?=['"`\s])/g

/**
 * Files of the product that no file but tests names: dead, or missing from a list, as a feature is that its list does not have.
 * `others` name some too: package.json and the like.
 */
export function findUnusedFiles(files: readonly Text[], others: readonly Text[]): string[] {
  const names = [...files, ...others].filter(({ path }) => !isTest(path)).flatMap(namesIn)
  const used = new Set(names)
  const ends = [...used].filter((name) => !/^(app|features|platform|wagons|workshop)\//.test(name))
  return files
    .map(({ path }) => path)
    .filter((path) => roomOf(path) && !isTest(path) && !isSilent(path))
    .filter((path) => !used.has(path) && !ends.some((end) => path.endsWith(`/${end}`)))
    .map((path) => `${path}: nothing but tests names it; it is dead, or missing from a list`)
}

function namesIn({ path, text }: Text): string[] {
  return [...text.matchAll(naming)]
    .map(([, name = '']) => name)
    .map((name) => {
      if (name.startsWith('#')) return name.slice(1)
      return name.startsWith('.') ? posix.join(posix.dirname(path), name) : name.replace(/^\//, '')
    })
    .filter((name) => name !== path)
}
