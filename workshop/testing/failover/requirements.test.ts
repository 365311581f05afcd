import { expect, it } from 'vitest'
import { findMissing } from './requirements.ts'

const linux = process.platform === 'linux'

it.runIf(linux)('nothing is missing where every program is there and root runs it', () => {
  expect(findMissing(() => true, true)).toEqual([])
})

it.runIf(linux)('what is missing is told by the name of its package, and how to install it', () => {
  expect(findMissing((program) => program !== 'etcd' && program !== 'patroni', true)).toEqual([
    'Not installed: patroni, etcd-server. On Debian 12: apt-get install patroni etcd-server',
  ])
})

it.runIf(linux)('another user than root is told that it needs root', () => {
  expect(findMissing(() => true, false)).toEqual([
    'It needs root, to make machines with a network and disks of their own.',
  ])
})
