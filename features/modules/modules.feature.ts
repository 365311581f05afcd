import type { Feature } from '#platform/server/feature.ts'
import { readGlossary, termsUpTo } from './server/glossary.ts'
import { readLesson } from './server/lesson.ts'
import { readProgrammes } from './server/modules.content.ts'
import { registerModulesRoutes } from './server/modules.routes.ts'
import { readSkills } from './server/skills.ts'

export const modules: Feature = {
  name: 'modules',
  readContent(folder, { moduleCount }) {
    const glossary = readGlossary(folder, moduleCount)
    const numbers = Array.from({ length: moduleCount }, (_, index) => index + 1)
    const lessons = numbers.map(
      (number) =>
        [number, readLesson(folder, number, (language) => termsUpTo(glossary, number, language))] as const,
    )
    return {
      programmes: readProgrammes(folder),
      lessons: new Map(lessons),
      glossary,
      skills: readSkills(folder, moduleCount),
    }
  },
  routes: ({ serve }, parts) => registerModulesRoutes(serve, parts),
}
