// `npm run check`: types, lint, and the rules that only this project has.
import { fileStep, runSteps, type WagonSteps } from '#workshop/steps.ts'
import { importOfWagons } from '#workshop/testing/wagon-exports.ts'

const wagons = await importOfWagons<WagonSteps>('workshop/gate.ts')

runSteps([
  ['types', 'tsc', '-b'],
  ['lint', 'biome', 'check'],
  fileStep('structure', 'workshop/checks/check-structure.ts'),
  ['messages', 'vitest', 'run', '--project', 'sqlite', 'workshop/checks/structure/messages.test.ts'],
  fileStep('configuration page', 'workshop/checks/write-config-docs.ts', '--check'),
  ...wagons.flatMap(({ checks }) => checks),
  fileStep('spec map', 'workshop/checks/check-spec-map.ts'),
  fileStep('content', 'workshop/checks/check-content.ts'),
])
