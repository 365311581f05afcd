import { globSync } from 'node:fs'
import { wagons } from '#app/server/wagon-list.ts'

/** What a site runs, and what its administrators read. */
const wanted = [
  'dist/server/**/*',
  'dist/web/**/*',
  'dist/{.built,.commit,.content,kept-yaml.json}',
  // What the server reads beside the content.
  '{features,wagons}/**/server/**/*.{png,svg}',
  ...wagons.flatMap(({ files = [] }) => files),
  'content/**/*',
  'docs/*.md',
  'docs/{deploy,decisions}/**/*',
  '{README,CHANGELOG}.md',
  'LICENSE',
]

const unwanted = /\.test\.ts$|(^|\/)tsconfig[^/]*\.json$/

/** Paths below `root`, sorted by code points, whatever the machine's language is. */
export function releaseFiles(root: string): string[] {
  return globSync(wanted, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length + 1))
    .filter((path) => !unwanted.test(path))
    .sort()
}
