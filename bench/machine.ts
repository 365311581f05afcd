import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

export function describeMachine(): string {
  const [{ model = '' } = {}] = cpus()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  const load = loadavg()
    .map((average) => average.toFixed(1))
    .join(' ')
  return `${availableParallelism()} × ${model.trim()}, ${memory}, Node ${process.versions.node}; load average ${load}`
}
