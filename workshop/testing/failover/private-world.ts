import { execFileSync, spawn } from 'node:child_process'

/** Tells the process that is in it. */
const mark = 'EDUTRAIN_PRIVATE_WORLD'

export const isInPrivateWorld = () => process.env[mark] === 'yes'

/**
 * Starts this program again where it sees no network, process or mount but its own, which all end with it, so that
 * addresses, ports and folders can be those of the example files. Resolves with its exit code.
 */
export function repeatInPrivateWorld(): Promise<number> {
  const child = spawn(
    'unshare',
    [
      ...['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc', '--'],
      ...[process.execPath, ...process.execArgv, ...process.argv.slice(1)],
    ],
    { stdio: 'inherit', env: { ...process.env, [mark]: 'yes' } },
  )
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => child.kill('SIGKILL'))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

export const bridge = 'machines'

/** The machines of the private world are joined by a bridge, which has this address itself. */
export function openNetwork(address: string): void {
  runTool('ip', 'link', 'set', 'lo', 'up')
  runTool('ip', 'link', 'add', bridge, 'type', 'bridge')
  runTool('ip', 'address', 'add', `${address}/24`, 'dev', bridge)
  runTool('ip', 'link', 'set', bridge, 'up')
}

/** @throws Error with what it said */
export function runTool(program: string, ...args: readonly string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}
