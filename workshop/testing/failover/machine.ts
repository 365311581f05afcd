import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { childProcesses } from '#workshop/testing/processes/process-tree.ts'
import { bridge, runTool } from './private-world.ts'

/** A process that runs for as long as its machine, as which user. */
export interface Service {
  readonly user: string
  readonly command: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

/** A disk of its own for a folder of the machine. */
export interface Disk {
  readonly folder: string
  readonly user: string
  readonly megabytes: number
}

export interface MachineOptions {
  readonly name: string
  readonly address: string
  /** Where its disks and logs are; they outlive it. */
  readonly home: string
  readonly disks: readonly Disk[]
  readonly services: readonly Service[]
}

/** Reaps what its parent leaves behind, as the first process of a machine does. */
const firstProcess = 'while :; do sleep 3600 & wait $!; done'

/** A machine as the kernel can part one off: processes, network and disks of its own. */
export class Machine {
  readonly name: string
  readonly address: string
  readonly #options: MachineOptions
  readonly #diskFolders = new Map<string, string>()
  #holder: ChildProcess | undefined
  /** The first process of the machine, as this process sees it. */
  #first = 0
  #starts = 0
  #entered: ChildProcess[] = []

  constructor(options: MachineOptions) {
    this.#options = options
    this.name = options.name
    this.address = options.address
    for (const { folder, user, megabytes } of options.disks) {
      const disk = join(options.home, options.name, folder.replaceAll('/', '-'))
      mkdirSync(disk, { recursive: true })
      runTool('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', disk)
      runTool('chown', `${user}:`, disk)
      this.#diskFolders.set(folder, disk)
    }
    chmodSync(join(options.home, options.name), 0o711)
  }

  /** Starts it and its services. */
  async start(): Promise<void> {
    const mounts = [...this.#diskFolders].map(
      ([folder, disk]) => `mkdir -p ${folder}; mount --bind ${disk} ${folder}`,
    )
    const script = [
      ...mounts,
      'mount -t tmpfs tmpfs /run && mkdir -p -m 1777 /run/postgresql',
      // Ids of processes go on where an earlier start ended: no lock file of then names one of now.
      `echo ${1000 * ++this.#starts} > /proc/sys/kernel/ns_last_pid`,
      'echo ready',
      firstProcess,
    ].join('\n')
    const holder = spawn(
      'unshare',
      ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc', '--', 'bash', '-c', script],
      // How unshare ends with its machine is no news.
      { stdio: ['ignore', 'pipe', 'ignore'] },
    )
    this.#holder = holder
    await Promise.race([
      once(holder.stdout, 'data'),
      once(holder, 'close').then(() => Promise.reject(new Error(`${this.name} does not start`))),
    ])
    this.#first = childProcesses(holder.pid ?? 0)[0] ?? 0
    this.#joinNetwork()
    for (const service of this.#options.services) this.#run(service)
  }

  /** Ends everything on it at once, as a power cut does, but for what its disks have. */
  async cutPower(): Promise<void> {
    const holder = this.#holder
    if (!holder) return
    const ended = once(holder, 'close')
    process.kill(this.#first, 'SIGKILL')
    // Stopped ones would not notice, and the kernel waits for them.
    for (const entered of this.#entered) entered.kill('SIGCONT')
    await ended
    this.#entered = []
    this.#holder = undefined
    this.#first = 0
  }

  /** Cuts the cable: nothing is refused, and nothing is answered. */
  leaveNetwork(): void {
    runTool('ip', 'link', 'set', this.#cable, 'nomaster')
  }

  returnToNetwork(): void {
    runTool('ip', 'link', 'set', this.#cable, 'master', bridge)
  }

  /** Every process stands still, and the kernel goes on to answer for them. */
  freeze(): void {
    this.#signalAll('STOP')
  }

  thaw(): void {
    this.#signalAll('CONT')
    // nsenter stops with what it has started.
    for (const process of this.#entered) process.kill('SIGCONT')
  }

  /** Ends all processes of a program on it by SIGKILL. */
  kill(program: string): void {
    this.#inside('pkill', '-KILL', '-x', program)
  }

  /** Takes all that is left of a disk, or gives it back. */
  fill(folder: string): void {
    const file = join(this.#diskFolders.get(folder) ?? '', 'filler')
    // It ends with an error when nothing is left.
    runTool('bash', '-c', `dd if=/dev/zero of=${file} bs=256k 2>/dev/null || true`)
  }

  empty(folder: string): void {
    rmSync(join(this.#diskFolders.get(folder) ?? '', 'filler'), { force: true })
  }

  get #cable() {
    return `to-${this.name}`
  }

  #joinNetwork(): void {
    const inside = `in-${this.name}`
    runTool(
      'ip',
      'link',
      'add',
      this.#cable,
      'type',
      'veth',
      'peer',
      'name',
      inside,
      'netns',
      `${this.#first}`,
    )
    runTool('ip', 'link', 'set', this.#cable, 'master', bridge, 'up')
    this.#inside('ip', 'link', 'set', 'lo', 'up')
    this.#inside('ip', 'address', 'add', `${this.address}/24`, 'dev', inside)
    this.#inside('ip', 'link', 'set', inside, 'up')
  }

  #signalAll(signal: string): void {
    // Twice: a process may have been born in between.
    for (let time = 1; time <= 2; time++) this.#inside('bash', '-c', `kill -${signal} -1 || true`)
  }

  #inside(...command: readonly string[]): string {
    return runTool('nsenter', ...this.#enter, '--', ...command)
  }

  get #enter() {
    return ['--target', `${this.#first}`, '--mount', '--net', '--pid']
  }

  #run({ user, command, env }: Service): void {
    const log = openSync(join(this.#options.home, `${this.name}-${command[0]}.log`), 'a')
    const as = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups', '--']
    const entered = spawn('nsenter', [...this.#enter, '--', ...as, ...command], {
      cwd: '/',
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
      stdio: ['ignore', log, log],
    })
    this.#entered.push(entered)
  }
}
