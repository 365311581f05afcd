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

declare module '#platform/server/feature.ts' {
  interface Content {
    /** By the number of the module. */
    readonly exercises: Readonly<Record<number, ExerciseId>>
  }
}
