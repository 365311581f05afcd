import { features } from '#app/server/features.ts'
import { readModuleCount } from '#features/modules/server/modules.content.ts'
import { openContentFolder } from '#platform/server/content/content-folder.ts'
import { type ContentByFeature, findBuiltContent } from '#platform/server/content/kept-content.ts'
import type { Content, Feature } from '#platform/server/feature.ts'

/** Of all features unless told otherwise. @throws ContentError naming file, line and reason */
export function readContent(contentDir: string, read: readonly Feature[] = features): Content {
  return joinContent(readByFeature(contentDir, read, findBuiltContent(contentDir)))
}

/** A feature that `known` has is not read again. @throws ContentError */
export function readByFeature(
  contentDir: string,
  read: readonly Feature[] = features,
  known?: ContentByFeature,
): ContentByFeature {
  const folder = openContentFolder(contentDir)
  const parts = new Map<string, Partial<Content>>([[common, { moduleCount: readModuleCount(folder) }]])
  for (const { name, readContent } of read)
    parts.set(name, known?.get(name) ?? readContent?.(folder, joinContent(parts)) ?? {})
  return parts
}

export const joinContent = (parts: ContentByFeature) => Object.assign({}, ...parts.values()) as Content

/** Under this name stands what all features read with. */
const common = ''
