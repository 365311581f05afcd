import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { everyMetric } from '#workshop/testing/app/every-metric.ts'
import { wordsOfAbsentWagons } from '#workshop/testing/deploy/words-of-absent-wagons.ts'

const dir = join(import.meta.dirname, '../../../docs/deploy/monitoring')
const read = (file: string) => readFileSync(join(dir, file), 'utf8')

interface Rule {
  readonly alert: string
  readonly expr: string
}
interface Dashboard {
  readonly panels: readonly {
    readonly title: string
    readonly targets: readonly { readonly expr: string }[]
  }[]
}
const rules = (parse(read('edutrain.rules.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
)
const dashboard = JSON.parse(read('edutrain.dashboard.json')) as Dashboard

/** What the server measures, with what Prometheus makes of a histogram, and `up`, which is its own. */
async function measured(): Promise<Map<string, readonly string[]>> {
  const registry = await everyMetric()
  const known = new Map<string, readonly string[]>([['up', []]])
  for (const { name, type } of await registry.getMetricsAsJSON()) {
    const single = registry.getSingleMetric(name) as unknown as { labelNames?: readonly string[] }
    const labels = single?.labelNames ?? []
    if (String(type) === 'histogram')
      for (const part of ['bucket', 'count', 'sum']) known.set(`${name}_${part}`, [...labels, 'le'])
    else known.set(name, labels)
  }
  return known
}

/** Metrics of an expression with the labels that are asked of each. */
const asked = (expr: string) =>
  [...expr.matchAll(/\b([a-z][a-z0-9_]*)\{([^}]*)\}/g)].map(([, name = '', labels = '']) => ({
    name,
    labels: [...labels.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
  }))

describe('the alerts and the dashboard', () => {
  const expressions = [
    ...rules.map(({ alert, expr }) => ({ where: alert, expr })),
    ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: title, expr }))),
  ]

  it('ask for metrics and labels that the server has', async () => {
    const known = await measured()
    const unknown = expressions.flatMap(({ where, expr }) => {
      const metrics = asked(expr)
      expect(metrics, where).not.toEqual([])
      return metrics.flatMap(({ name, labels }) => {
        const itsOwn = known.get(name)
        if (!itsOwn) return wordsOfAbsentWagons.includes(name) ? [] : [`${where}: ${name}`]
        return labels
          .filter((label) => !['job', 'instance', ...itsOwn].includes(label))
          .map((label) => `${where}: ${name}{${label}}`)
      })
    })

    expect(unknown).toEqual([])
  })

  it('cover what docs/running-a-site.md says to watch', () => {
    const page = readFileSync(join(dir, '../../running-a-site.md'), 'utf8')
    const table = /\| metric \| what it measures[\s\S]*?\n\n/.exec(page)?.[0] ?? ''
    const rows = [...table.matchAll(/^\| (`.*?) \| .*? \| (.*?) \|$/gm)]
    const namesIn = (text: string) => [...text.matchAll(/`([a-z]\w+)`/g)].map(([, name = '']) => name)
    const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n')
    const alerted = rules.map(({ expr }) => expr).join('\n')

    expect(rows.length).toBeGreaterThan(10)
    for (const [, metrics = '', when = ''] of rows) {
      for (const name of namesIn(metrics)) expect(shown).toContain(name)
      if (when.trim())
        expect(
          namesIn(metrics).some((name) => alerted.includes(name)),
          metrics,
        ).toBe(true)
    }
  })
})

const promtool = (...args: string[]) => spawnSync('promtool', args, { cwd: dir, encoding: 'utf8' })
const hasPromtool = promtool('--version').status === 0
if (!hasPromtool) console.log('promtool is missing (Debian: prometheus): the alerts are not tested.')

describe.runIf(hasPromtool)('the alerts', () => {
  it('are rules that Prometheus reads', () => {
    expect(promtool('check', 'rules', 'edutrain.rules.yml')).toMatchObject({ status: 0 })
  })

  it('fire when a site is in trouble, after their time, and not before', () => {
    const { status, stdout, stderr } = promtool('test', 'rules', 'edutrain.rules.test.yml')
    expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' })
  })
})
