import { setTimeout } from 'node:timers/promises'
import { type Cluster, dataFolder } from './cluster.ts'
import type { Machine } from './machine.ts'

/** What is done to the machine that is primary. */
export type Fault =
  | 'PostgreSQL killed'
  | 'power cut'
  | 'cut off'
  | 'switched over'
  | 'disk full'
  | 'standing still'

/** Does it; `heal` ends it, after `lasting` ms, where it does not end by itself. */
interface Harm {
  readonly lasting: number
  inflict(machine: Machine, cluster: Cluster): Promise<void>
  heal(machine: Machine): Promise<void>
}

const nothing = async () => {}

/** Longer than Patroni takes to make another machine primary. */
const away = 40_000

export const faults: Readonly<Record<Fault, Harm>> = {
  'PostgreSQL killed': {
    lasting: 0,
    inflict: async (machine) => machine.kill('postgres'),
    heal: nothing,
  },
  'power cut': {
    lasting: away,
    inflict: (machine) => machine.cutPower(),
    heal: (machine) => machine.start(),
  },
  'cut off': {
    lasting: away,
    inflict: async (machine) => machine.leaveNetwork(),
    heal: async (machine) => machine.returnToNetwork(),
  },
  'switched over': {
    lasting: 0,
    inflict: (machine, cluster) => cluster.switchOver(machine),
    heal: nothing,
  },
  'disk full': {
    lasting: 20_000,
    inflict: async (machine) => machine.fill(dataFolder),
    heal: async (machine) => machine.empty(dataFolder),
  },
  'standing still': {
    lasting: away,
    inflict: async (machine) => machine.freeze(),
    heal: async (machine) => machine.thaw(),
  },
}

/** Does a fault to the primary and ends it. Resolves when the cluster is whole again, or is as far as it gets. */
export async function undergo(fault: Fault, cluster: Cluster): Promise<void> {
  const { lasting, inflict, heal } = faults[fault]
  const primary = await cluster.primary()
  await inflict(primary, cluster)
  await setTimeout(lasting)
  await heal(primary)
}
