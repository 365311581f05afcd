import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '#workshop/testing/machine/free-port.ts'

const deploy = join(import.meta.dirname, '../../../docs/deploy')

/** Starts and stops the program of `current` as systemd does: again when it ends by itself, five times. */
const systemctl = `
cd "$MACHINE/service"
case $1 in
  restart)
    echo "restart $(sed 's/.*"version":"\\([^"]*\\).*/\\1/' "$EDUTRAIN_HOME/current/package.json")" >> "$LOG"
    [ ! -e failed ] || { echo 'start of the service was attempted too often' >&2; exit 1; }
    sh "$MACHINE/bin/stop"
    echo 0 > restarts
    setsid sh "$MACHINE/bin/supervise" > /dev/null 2>&1 < /dev/null &
    until [ -e program ]; do :; done ;;
  reset-failed)
    # It might be about to say that it gives up.
    [ ! -e supervisor ] || { kill "$(cat supervisor)"; while kill -0 "$(cat supervisor)"; do :; done; } 2> /dev/null
    rm -f failed
    echo 0 > restarts ;;
  is-active) [ -e program ] && kill -0 "$(cat program)" 2> /dev/null ;;
  show) cat restarts ;;
esac`

const supervise = `
echo $$ > supervisor
cd "$MACHINE/service"
while [ "$(cat restarts)" -lt 5 ]; do
  (cd "$EDUTRAIN_HOME/current" && exec "$NODE" server.js) &
  echo $! > program
  wait $!
  echo $(($(cat restarts) + 1)) > restarts
done
touch failed`

const stop = `
cd "$MACHINE/service"
for one in supervisor program; do
  [ ! -e $one ] || kill "$(cat $one)" 2> /dev/null
done
[ ! -e program ] || while kill -0 "$(cat program)" 2> /dev/null; do :; done
rm -f supervisor program`

/** Answers as the app does; one that is broken ends, or is never ready. */
const server = (version: string, health: 'throws' | 'waits' | 'lies' | 'fine') => `
${health === 'throws' ? 'throw new Error("broken")' : ''}
const version = '${health === 'lies' ? 'another' : version}'
require('node:http').createServer((request, response) => {
  response.statusCode = request.url === '/readyz' && ${health === 'waits'} ? 503 : 200
  response.end(JSON.stringify({ version }))
}).listen(process.env.PORT, '127.0.0.1')`

type Health = Parameters<typeof server>[1]

/**
 * A machine that serves a small product of its own with docs/deploy/update.sh, with stand-ins for sudo and systemctl that
 * start and stop it in truth. `did` is what they, the build and the backup wrote down.
 */
export async function createMachine() {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-update-'))
  const home = join(dir, 'home')
  const data = join(dir, 'data')
  const origin = join(dir, 'origin')
  const log = join(dir, 'log')
  const settings = join(dir, 'edutrain.env')
  const port = String(await freePort())
  for (const folder of [origin, join(home, 'releases'), join(dir, 'bin'), join(dir, 'service'), data])
    mkdirSync(folder, { recursive: true })
  writeFileSync(settings, `DATA_DIR=${data}\nPORT="${port}"\n`)
  const tool = (name: string, text: string) => {
    writeFileSync(join(dir, 'bin', name), `#!/bin/sh\n${text}\n`)
    chmodSync(join(dir, 'bin', name), 0o755)
  }
  tool('sudo', '[ "$1" != -u ] || shift 2\nexec "$@"')
  tool('systemctl', systemctl)
  tool('supervise', supervise)
  tool('stop', stop)
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: `${join(dir, 'bin')}:${process.env.PATH}`,
    MACHINE: dir,
    NODE: process.execPath,
    PORT: port,
    LOG: log,
    EDUTRAIN_HOME: home,
    EDUTRAIN_ENV: settings,
    EDUTRAIN_PATIENCE: '120',
  }
  onTestFinished(() => {
    spawnSync('sh', [join(dir, 'bin/stop')], { env })
    rmSync(dir, { recursive: true })
  })
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { cwd })
  const write = (folder: string, version: string, health: Health, build: string) => {
    const scripts = { prestart: build, backup: `echo backed up by ${version} >> "$LOG"; :` }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ version, scripts }))
    writeFileSync(join(folder, 'server.js'), server(version, health))
  }
  const release = (version: string, { health = 'fine' as Health, build = '' } = {}) => {
    const link = `mkdir -p node_modules/.bin && ln -s "$NODE" node_modules/.bin/node && echo built ${version} >> "$LOG"`
    write(origin, version, health, build || link)
    git(origin, 'add', '.')
    git(origin, 'commit', '--quiet', '--message', version)
    git(origin, 'tag', `v${version}`)
  }
  git(origin, 'init', '--quiet', '--initial-branch', 'main')
  release('1.0.0')
  git(dir, 'clone', '--quiet', origin, join(home, 'source'))

  /** As `npm run release` makes one. */
  const pack = (version: string, { engine = 20, health = 'fine' as Health } = {}) => {
    const folder = join(dir, `edutrain-${version}`)
    mkdirSync(folder)
    write(folder, version, health, '')
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ ...manifest, engines: { node: `>=${engine}` } }).replace('"node":', '"node": '),
    )
    const tarball = `${folder}.tar.gz`
    execFileSync('tar', ['-czf', tarball, '-C', dir, `edutrain-${version}`])
    execFileSync('sh', ['-c', 'sha256sum edutrain-*.tar.gz > SHA256SUMS'], { cwd: dir })
    return tarball
  }
  /** Until systemd starts the program no more. */
  const crash = () => {
    writeFileSync(join(home, 'current/server.js'), 'throw new Error()')
    const script = 'systemctl restart edutrain; until [ -e "$MACHINE/service/failed" ]; do :; done'
    spawnSync('sh', ['-c', script], { env })
  }
  const run = (args: readonly string[], more: NodeJS.ProcessEnv) => {
    rmSync(log, { force: true })
    const { status, stderr, stdout } = spawnSync('sh', [join(deploy, 'update.sh'), ...args], {
      env: { ...env, ...more },
      encoding: 'utf8',
    })
    return {
      status,
      stderr,
      stdout,
      did: existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [],
    }
  }
  return {
    home,
    data,
    settings,
    release,
    pack,
    crash,
    update: (...args: string[]) => run(args, {}),
    updateWith: (more: NodeJS.ProcessEnv, ...args: string[]) => run(args, more),
    /** What visitors are answered with now. */
    async served(): Promise<string> {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`)
      return ((await answer.json()) as { version: string }).version
    },
  }
}
