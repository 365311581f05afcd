import { features } from '#app/server/features.ts'
import { readModuleCount } from '#features/modules/server/modules.content.ts'
import { openContentFolder } from '#platform/server/content/content-folder.ts'
import type { Content, Feature } from '#platform/server/feature.ts'

/** Of all features unless told otherwise. @throws ContentError naming file, line and reason */
export function readContent(contentDir: string, read: readonly Feature[] = features): Content {
  const folder = openContentFolder(contentDir)
  let content = { moduleCount: readModuleCount(folder) } as Content
  for (const { readContent } of read) content = { ...content, ...readContent?.(folder, content) }
  return content
}
