import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, follow, output, works } from './engine.ts'
import { buildStandIn } from './stand-in-base.ts'

const root = join(import.meta.dirname, '../..')
const image = 'localhost/edutrain-container-test'

export const isBuildahThere = () => process.getuid?.() === 0 && works('buildah', '--version')

/**
 * Without a daemon, and without a container engine to run images: what is built is started by this program in its own
 * mounts, of which the root is read-only.
 * @param standIn builds the base image too
 */
export function buildah(standIn: boolean): Engine {
  const place = mkdtempSync(join(tmpdir(), 'edutrain-container-'))
  const storage = [
    '--storage-driver',
    'vfs',
    '--root',
    join(place, 'images'),
    '--runroot',
    join(place, 'run'),
  ]
  let container = ''
  let running: { pid: number; env: string[]; user: string } | undefined
  const config = () =>
    JSON.parse(output('buildah', ...storage, 'inspect', '--type', 'image', image)).Docker.config

  function inside(command: readonly string[], { pid, env, user }: NonNullable<typeof running>) {
    const args = ['--target', String(pid), '--mount', '--root', '--wd', '--', 'setpriv', ...asUser(user)]
    return works('nsenter', ...args, 'env', '-i', ...env, ...command)
  }

  return {
    name: 'buildah',
    build() {
      const base = standIn ? ['--build-arg', `NODE_IMAGE=${buildStandIn(storage, place)}`] : []
      const npmrc = join(homedir(), '.npmrc')
      const secret = existsSync(npmrc) ? ['--secret', `id=npmrc,src=${npmrc}`] : []
      follow(
        'buildah',
        ...storage,
        'bud',
        '--isolation',
        'chroot',
        '--format',
        'docker',
        ...base,
        ...secret,
        '--tag',
        image,
        root,
      )
      container = output('buildah', ...storage, 'from', '--pull-never', image)
    },
    size: () =>
      Number(output('buildah', ...storage, 'images', '--json', image).match(/"size": "([\d.]+) MB"/)?.[1]) *
      1e6,
    start(port, dataDir) {
      const { Env, Cmd, User, WorkingDir } = config() as {
        Env: string[]
        Cmd: string[]
        User: string
        WorkingDir: string
      }
      const [uid = '0', gid = uid] = User.split(':')
      chownSync(dataDir, Number(uid), Number(gid))
      const rootDir = output('buildah', ...storage, 'mount', container)
      const env = [...Env, `PORT=${port}`, 'HOST=127.0.0.1']
      const script = `
        mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && mount --bind "$2" "$1/data" &&
        mount -t tmpfs tmpfs "$1/tmp" && mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" &&
        dir=$1 && shift 2 && exec chroot --userspec=${uid}:${gid} "$dir" "$@"`
      const command = ['env', '-i', ...env, 'sh', '-c', `cd ${WorkingDir} && exec "$@"`, 'sh', ...Cmd]
      const child = spawn(
        'unshare',
        ['--mount', '--', 'sh', '-c', script, 'sh', rootDir, dataDir, ...command],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      )
      running = { pid: child.pid ?? 0, env, user: User }
      return child
    },
    run: (...command) => (running && inside(command, running) ? 0 : 1),
    healthCheck: () => (config().Healthcheck.Test as string[]).slice(1),
    stop: () => void (running && process.kill(running.pid, 'SIGTERM')),
    remove() {
      if (container) output('buildah', ...storage, 'umount', container)
      rmSync(place, { recursive: true, force: true })
    },
  }
}

const asUser = (user: string) => {
  const [uid = '0', gid = uid] = user.split(':')
  return ['--reuid', uid, '--regid', gid, '--clear-groups', '--']
}
