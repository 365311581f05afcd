import { SettingError } from '#server/platform/config/settings.ts'
import { ContentError } from '#server/platform/content/yaml-file.ts'

/** Why a start failed, for the operator: mistakes of theirs in one sentence, anything else with its stack. */
export function explainStartFault(error: unknown): string {
  if (error instanceof SettingError || error instanceof ContentError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
