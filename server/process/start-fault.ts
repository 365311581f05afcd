import { SettingError } from '#server/platform/config/settings.ts'
import { ContentError } from '#server/platform/content/yaml-file.ts'

export function explainStartFault(error: unknown): string {
  if (error instanceof SettingError || error instanceof ContentError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
