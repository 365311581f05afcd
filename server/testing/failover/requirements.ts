import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What a run needs beside Node, and the package of Debian 12 that has it. */
const needed: readonly (readonly [file: string, from: string])[] = [
  ['patroni', 'patroni'],
  ['etcd', 'etcd-server'],
  ['haproxy', 'haproxy'],
  ['/usr/lib/postgresql/15/bin/postgres', 'postgresql-15'],
  ['unshare', 'util-linux'],
  ['ip', 'iproute2'],
]

/** One sentence for whatever keeps this machine from running the test; none where it can. */
export function findMissing(path = process.env.PATH ?? ''): string[] {
  const folders = [...path.split(delimiter), '/usr/sbin', '/sbin']
  const isThere = (file: string) => [...folders.map((folder) => join(folder, file)), file].some(existsSync)
  const packages = needed.filter(([file]) => !isThere(file)).map(([, from]) => from)
  return [
    ...(process.platform === 'linux' ? [] : ['It runs on Linux only: its machines are namespaces.']),
    ...(process.getuid?.() === 0 ? [] : ['It needs root, to make machines and their network and disks.']),
    ...(packages.length > 0
      ? [`Not installed: ${packages.join(', ')}. On Debian 12: apt-get install ${packages.join(' ')}`]
      : []),
  ]
}
