import { features } from '#app/server/features.ts'
import { readModuleCount } from '#features/modules/server/modules.content.ts'
import { openContentFolder } from '#platform/server/content/content-folder.ts'
import type { Content } from '#platform/server/feature.ts'

/** @throws ContentError naming file, line and reason */
export function readContent(contentDir: string): Content {
  const folder = openContentFolder(contentDir)
  let content = { moduleCount: readModuleCount(folder) } as Content
  for (const { readContent } of features) content = { ...content, ...readContent?.(folder, content) }
  return content
}
