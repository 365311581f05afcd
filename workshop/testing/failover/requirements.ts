import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What a run needs beside Node, and the package of Debian 12 that has it. */
const needed: readonly (readonly [program: string, from: string])[] = [
  ['patroni', 'patroni'],
  ['etcd', 'etcd-server'],
  ['haproxy', 'haproxy'],
  ['/usr/lib/postgresql/15/bin/postgres', 'postgresql-15'],
  ['unshare', 'util-linux'],
  ['ip', 'iproute2'],
]

/** Sentences about what keeps this machine from running the test; none where it can. */
export function findMissing(isThere = isInstalled, isRoot = process.getuid?.() === 0): string[] {
  const packages = needed.filter(([program]) => !isThere(program)).map(([, from]) => from)
  return [
    ...(process.platform === 'linux' ? [] : ['It runs on Linux alone: its machines are namespaces.']),
    ...(isRoot ? [] : ['It needs root, to make machines with a network and disks of their own.']),
    ...(packages.length > 0
      ? [`Not installed: ${packages.join(', ')}. On Debian 12: apt-get install ${packages.join(' ')}`]
      : []),
  ]
}

function isInstalled(program: string): boolean {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin']
  return program.startsWith('/')
    ? existsSync(program)
    : folders.some((folder) => existsSync(join(folder, program)))
}
