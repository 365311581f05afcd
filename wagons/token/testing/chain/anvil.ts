import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { foundryProgram } from './foundry.ts'

/** A chain of this machine alone, which makes a block of each transaction. */
export interface Anvil {
  readonly url: string
  readonly chainId: number
  stop(): Promise<void>
}

/** Starts a chain on a free port. It ends with the process that started it, if it was not stopped before. */
export async function startAnvil({ chainId = 31337 } = {}): Promise<Anvil> {
  const args = ['--host', '127.0.0.1', '--port', '0', '--chain-id', String(chainId), '--hardfork', 'prague']
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'until-parent-ends.ts'), foundryProgram('anvil'), ...args],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  )
  const ended = once(child, 'close')
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk
      const address = /Listening on (\S+)/.exec(said)?.[1]
      if (address) resolve(`http://${address}`)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    ended.then(() => reject(new Error(`anvil ended: ${said}`)))
  })
  // Nothing waits for a chain: it ends with this process.
  const parts = [child, child.stdin, child.stdout, child.stderr] as unknown as {
    unref(): void
    ref(): void
  }[]
  for (const part of parts) part.unref()
  return {
    url,
    chainId,
    stop: async () => {
      for (const part of parts) part.ref()
      child.stdin.end()
      await ended
    },
  }
}
