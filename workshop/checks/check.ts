// `npm run check`: types, lint, and the rules that only this project has.
import { type FeatureSteps, fileStep, runSteps } from '#workshop/steps.ts'
import { importOfFeatures } from '#workshop/testing/feature-exports.ts'

const features = await importOfFeatures<FeatureSteps>('workshop/gate.ts')

runSteps([
  ['types', 'tsc', '-b'],
  ['lint', 'biome', 'check'],
  fileStep('structure', 'workshop/checks/check-structure.ts'),
  ['messages', 'vitest', 'run', '--project', 'sqlite', 'workshop/checks/structure/messages.test.ts'],
  fileStep('configuration page', 'workshop/checks/write-config-docs.ts', '--check'),
  ...features.flatMap(({ checks }) => checks),
  fileStep('spec map', 'workshop/checks/check-spec-map.ts'),
  fileStep('content', 'workshop/checks/check-content.ts'),
])
