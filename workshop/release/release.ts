// `npm run release`: the built app in dist/release, as a tarball that starts on Node alone, its SBOM and SHA256SUMS.
// `-- --folder DIR`: the same files in an empty folder, for the container's image.
import { execFileSync } from 'node:child_process'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeRelease, writeReleaseFolder } from './write-release.ts'

const root = join(import.meta.dirname, '../..')
const { values } = parseArgs({ options: { folder: { type: 'string' } } })
if (values.folder) writeReleaseFolder(root, resolve(values.folder), { everySystem: true })
else {
  const files = writeRelease(root, join(root, 'dist/release'), releaseTime(), { everySystem: true })
  for (const file of files) console.log(relative(process.cwd(), file))
}

/** Of the commit, or SOURCE_DATE_EPOCH (reproducible-builds.org), so that the same version gives the same bytes. */
function releaseTime(): Date {
  const { SOURCE_DATE_EPOCH: given } = process.env
  const git = () =>
    execFileSync('git', ['show', '-s', '--format=%ct', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return new Date(Number(given ?? git()) * 1000)
}
