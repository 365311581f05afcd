import type { ChildProcess } from 'node:child_process'
import { spawnSync } from 'node:child_process'

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
  /** Runs a command in the running container. Returns its exit code. */
  run(...command: string[]): number
  /** As the image has it. */
  healthCheck(): string[]
  stop(): void
}

/** @throws Error with what the command said */
export function output(command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`)
  return stdout.trim()
}

/** Shows what it says. @throws Error when it fails */
export function follow(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${args[0]} failed`)
}

export const works = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0
