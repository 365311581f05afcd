import { join } from 'node:path'
import { z } from 'zod'
import type { ContentFolder } from '#platform/server/content/content-folder.ts'
import { readYamlFile } from '#platform/server/content/yaml-file.ts'
import { type ExerciseId, exercises } from '#wagons/practice/contract.ts'

/** The rest of a module is read by the feature of modules. */
const modulesFile = z.array(z.looseObject({ number: z.int(), exercise: z.enum(exercises).optional() }))

/** Which exercise belongs to which module, by number, as `modules.yaml` of the first language says. @throws ContentError */
export function readExercises({ dir }: ContentFolder): Record<number, ExerciseId> {
  return Object.fromEntries(
    readYamlFile(join(dir, 'modules.yaml'), modulesFile).flatMap(({ number, exercise }) =>
      exercise ? [[number, exercise]] : [],
    ),
  )
}

/** What each takes, about. */
export const practiceMinutes: Readonly<Record<ExerciseId, number>> = {
  'who-holds-it': 5,
  'chain-of-blocks': 4,
  'practice-wallet': 6,
  'send-coins': 5,
  'dao-vote': 6,
  'badge-on-chain': 5,
  'signing-window': 5,
  'virtual-place': 5,
  'the-pot': 6,
}

declare module '#platform/server/feature.ts' {
  interface Content {
    /** By the number of the module. */
    readonly exercises: Readonly<Record<number, ExerciseId>>
  }
}
