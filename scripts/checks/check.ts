// `npm run check`: types, lint, and the rules that only this project has.
import { fileStep, runSteps } from '../steps.ts'

runSteps([
  ['types', 'tsc', '-b'],
  ['lint', 'biome', 'check'],
  fileStep('structure', 'scripts/checks/check-structure.ts'),
  ['messages', 'vitest', 'run', '--project', 'sqlite', 'scripts/checks/structure/messages.test.ts'],
  fileStep('configuration page', 'scripts/checks/write-config-docs.ts', '--check'),
  fileStep('contract', 'scripts/contracts/write-artifact.ts', '--check'),
  fileStep('spec map', 'scripts/checks/check-spec-map.ts'),
  fileStep('content', 'scripts/checks/check-content.ts'),
])
