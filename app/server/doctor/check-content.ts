import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { readContent } from '#app/server/content.ts'
import { isBuiltOf } from '#app/server/pages/built-content.ts'
import { ContentError } from '#platform/server/content/yaml-file.ts'
import { type Finding, fault, fine } from '#platform/server/doctor/finding.ts'
import type { Feature } from '#platform/server/feature.ts'
import { ownContentDir } from '#platform/server/installation.ts'

/** What the server refuses to start with, then for a folder of your own the rules of `npm run check:content`. */
export function checkContent(contentDir: string, root: string, here: readonly Feature[]): Finding[] {
  const dir = resolve(contentDir)
  let isBuilt: boolean
  try {
    isBuilt = isBuiltOf(root, readContent(dir, here), dir, here)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return [fault(`The server does not start with ${dir}: ${error.message}`, 'Correct it there.')]
  }
  const pages = isBuilt
    ? []
    : [
        fault(
          `The pages were built with other content than ${dir} has: they show other programmes, titles or numbers.`,
          'Build them with CONTENT_DIR set: npm start does, and update.sh; a release with content of your own is built by yourself.',
        ),
      ]
  if (dir === ownContentDir) return [fine('The content is the built-in one.'), ...pages]
  const lint = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'workshop/checks/check-content.ts', dir],
    { cwd: root, encoding: 'utf8' },
  )
  const [summary = ''] = (lint.stdout.trim() || lint.stderr.trim()).split(';')
  return [
    lint.status === 0
      ? fine(`${dir}, ${summary}.`)
      : fault(`${dir}, ${summary}.`, `npm run check:content -- ${dir} says which.`),
    ...pages,
  ]
}
