import { createRequire } from 'node:module'

/** Path of a program of Foundry, out of the package for this machine: what npm links to would start it as a child. */
export function foundryProgram(name: 'anvil' | 'forge'): string {
  const { platform, arch } = process
  const file = platform === 'win32' ? `${name}.exe` : name
  return createRequire(import.meta.url).resolve(
    `@foundry-rs/${name}-${platform}-${arch === 'x64' ? 'amd64' : arch}/bin/${file}`,
  )
}
