import { existsSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { wagons } from '#app/server/wagon-list.ts'

const root = join(import.meta.dirname, '../../..')
const { scripts, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
  dependencies: Record<string, string>
}

/** The commands that run on what `npm start` has installed. */
const commands = Object.keys(scripts)
  .filter((name) => name === 'start' || / --production .*\.ts$/.test(scripts[name] ?? ''))
  .filter((name) => {
    const wagon = / wagons\/(\w+)\//.exec(scripts[name] ?? '')?.[1]
    return wagon === undefined || wagons.some((each) => each.name === wagon)
  })

/** The packages that a file imports when it runs, itself or through others. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  const imports = text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)'|\bimport\('([^']+)'\)/gm)
  return [...imports].flatMap(([, fixed, late]) => {
    const target = fixed ?? late ?? ''
    if (target.startsWith('.')) return packagesOf(join(dirname(file), target), seen)
    if (target.startsWith('#')) return packagesOf(join(root, target.slice(1)), seen)
    return /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? []
  })
}

it.each(commands)('npm run %s needs no package that only development installs', (name) => {
  // What `npm start` runs is bundled of it.
  const file = name === 'start' ? 'app/server/main.ts' : (/ (\S+\.ts)$/.exec(scripts[name] ?? '')?.[1] ?? '')
  expect(existsSync(join(root, file))).toBe(true)

  const missing = packagesOf(join(root, file)).filter(
    (name) => !name.startsWith('node:') && !builtinModules.includes(name) && !dependencies[name],
  )

  expect(missing).toEqual([])
})
