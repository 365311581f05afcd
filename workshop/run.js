// `node workshop/run.js [--production] [--build] [FILE.ts | COMMAND] [ARGUMENT...]`: installs what is missing, builds the
// pages if asked to, then runs a file or a command of the project on the project's own Node. It begins on whatever Node
// the machine has, before any dependency is there: hence plain JavaScript with no import from outside Node.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
const isWindows = process.platform === 'win32'
const installStamp = join(root, 'node_modules/.edutrain-install')
const { CONTENT_DIR: contentDir = '' } = process.env
const below = (...names) => names.map((name) => join(root, name))
const sources = below('app', 'platform', 'features', 'wagons', 'package-lock.json')
/** What `npm run build` makes, each with the file it writes last. */
const builds = [
  {
    script: 'build:pages',
    stamp: join(root, 'dist/.built'),
    note: contentDir,
    sources: [...sources, contentDir || join(root, 'content'), ...below('workshop/build', 'vite.config.ts')],
  },
  {
    script: 'build:server',
    stamp: join(root, 'dist/server/.built'),
    note: '',
    sources: [
      ...sources,
      contentDir || join(root, 'content'),
      ...below('workshop/build/build-server.ts', 'workshop/checks'),
    ],
  },
]

const firstOther = process.argv.findIndex((argument, index) => index > 1 && !argument.startsWith('--'))
const end = firstOther === -1 ? process.argv.length : firstOther
const options = process.argv.slice(2, end)
const [command, ...rest] = process.argv.slice(end)

install()
if (options.includes('--build')) build()
if (command) run(command.endsWith('.ts') ? ['node', '--', command, ...rest] : [command, ...rest])

/** Leaves out what only tests and development need where the app just runs, and keeps it where it is. */
function install() {
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const installed = existsSync(installStamp) ? readFileSync(installStamp, 'utf8') : ''
  const justRuns = options.includes('--production') && !installed.startsWith('everything')
  const kind = justRuns ? 'production' : 'everything'
  if ([`${kind}\n${lockfile}`, `everything\n${lockfile}`].includes(installed)) return
  console.log('EduTrain: installing dependencies (once per change of package-lock.json)')
  // Warnings would be about the Node that installs: the app runs on one that is installed here.
  npm('ci', '--no-audit', '--no-fund', '--loglevel=error', ...(kind === 'production' ? ['--omit=dev'] : []))
  if (kind === 'production') removeUnread()
  writeFileSync(installStamp, `${kind}\n${lockfile}`)
}

/** A seventh of what npm installs, and no run reads it: C headers of Node, and the compiler that viem's types name. */
function removeUnread() {
  const nodes = join(root, 'node_modules/node/node_modules')
  const versions = existsSync(nodes) ? readdirSync(nodes).filter((name) => name.startsWith('node-')) : []
  const headers = versions.map((name) => join(nodes, name, 'include'))
  for (const path of [...headers, ...below('node_modules/typescript', 'node_modules/@typescript')])
    rmSync(path, { recursive: true, force: true })
}

function build() {
  noteCommit()
  const old = builds.filter(({ stamp, note, sources }) => {
    const fits = existsSync(stamp) && readFileSync(stamp, 'utf8') === note
    const built = fits ? statSync(stamp).mtimeMs : 0
    return sources.some((source) => newest(source) > built)
  })
  if (old.length > 0) console.log('EduTrain: building')
  for (const { script } of old) npm('run', '--silent', script)
}

function npm(...args) {
  const result = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: isWindows })
  if (result.status !== 0) process.exit(result.status ?? 1)
}

function newest(path) {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

/** For platform/server/installation.ts. What was noted stays where git does not know this folder; a folder above it is not asked. */
function noteCommit() {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''
  const commit = existsSync(join(root, '.git')) ? git('rev-parse', '--short=12', 'HEAD') : ''
  if (!commit) return
  const change = git('status', '--porcelain', '--untracked-files=no') ? ', changed' : ''
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(join(root, 'dist/.commit'), `${commit}${change}\n`)
}

/** Signals reach the command, and its end is the end of this process. */
function run([program, ...args]) {
  process.env.PATH = join(root, 'node_modules/.bin') + delimiter + process.env.PATH
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', shell: isWindows })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
}
