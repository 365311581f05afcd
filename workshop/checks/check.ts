// `npm run check`: types, lint, and the rules that only this project has.
import { fileStep, runSteps } from '#workshop/steps.ts'

runSteps([
  ['types', 'tsc', '-b'],
  ['lint', 'biome', 'check'],
  fileStep('structure', 'workshop/checks/check-structure.ts'),
  ['messages', 'vitest', 'run', '--project', 'sqlite', 'workshop/checks/structure/messages.test.ts'],
  fileStep('configuration page', 'workshop/checks/write-config-docs.ts', '--check'),
  fileStep('contract', 'workshop/contracts/write-artifact.ts', '--check'),
  fileStep('spec map', 'workshop/checks/check-spec-map.ts'),
  fileStep('content', 'workshop/checks/check-content.ts'),
])
