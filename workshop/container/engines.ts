import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const image = 'edutrain-container-test'

/** What builds images. */
export interface Builder {
  readonly name: string
  build(): void
  /** In bytes, unpacked, layers of the base image included. */
  size(): number
  remove(): void
}

/** What runs them, too. */
export interface Engine extends Builder {
  /** Read-only but for /data, the same at each start, and /tmp; at this port of the machine. */
  start(port: number): ChildProcess
  /** Runs a command in the running container. Returns whether it succeeded. */
  run(...command: string[]): boolean
  /** As the image has it. */
  healthCheck(): string[]
  stop(): void
}

/** Undefined where its daemon does not run. */
export function docker(): Engine | undefined {
  if (!works('docker', 'info')) return undefined
  const inspect = (format: string) => output('docker', 'image', 'inspect', '--format', format, image)
  return {
    name: 'docker',
    build: () => follow('docker', 'build', '--tag', image, root),
    size: () => Number(inspect('{{.Size}}')),
    start: (port) => {
      const limits = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL']
      limits.push('--security-opt', 'no-new-privileges')
      const places = ['--volume', `${image}:/data`, '--publish', `127.0.0.1:${port}:3000`]
      const args = ['run', '--rm', '--name', image, ...limits, ...places, image]
      return spawn('docker', args, { stdio: ['ignore', 'pipe', 'inherit'] })
    },
    run: (...command) => works('docker', 'exec', image, ...command),
    healthCheck: () => JSON.parse(inspect('{{json .Config.Healthcheck.Test}}')).slice(1),
    stop: () => follow('docker', 'stop', '--time', '20', image),
    remove() {
      follow('docker', 'image', 'rm', '--force', image)
      follow('docker', 'volume', 'rm', '--force', image)
    },
  }
}

/** Builds without a daemon, in a store of its own; what it has built it does not run. Undefined where it is not, or not for root. */
export function buildah(): Builder | undefined {
  if (process.getuid?.() !== 0 || !works('buildah', '--version')) return undefined
  const tag = `localhost/${image}`
  const folder = mkdtempSync(join(tmpdir(), 'edutrain-container-'))
  const storage = ['--storage-driver', 'vfs', '--root', join(folder, 'images')]
  storage.push('--runroot', join(folder, 'run'))
  return {
    name: 'buildah',
    build() {
      const npmrc = join(homedir(), '.npmrc')
      const secret = existsSync(npmrc) ? ['--secret', `id=npmrc,src=${npmrc}`] : []
      const format = ['--isolation', 'chroot', '--format', 'docker']
      follow('buildah', ...storage, 'bud', ...format, ...secret, '--tag', tag, root)
    },
    size: () =>
      Number(output('buildah', ...storage, 'images', '--json', tag).match(/"size": "([\d.]+) MB"/)?.[1]) *
      1e6,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** @throws Error with what the command said */
function output(command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`)
  return stdout.trim()
}

/** Shows what it says. @throws Error when it fails */
function follow(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${args[0]} failed`)
}

const works = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0
