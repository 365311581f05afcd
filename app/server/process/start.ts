import type { FastifyInstance } from 'fastify'
import { SettingError } from '#platform/server/config/settings.ts'
import { ContentError } from '#platform/server/content/yaml-file.ts'

const reasons: Record<string, string> = {
  EADDRINUSE: 'PORT is used by another program; choose another port.',
  EACCES: 'This user may not use this PORT; choose 1024 or higher.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
  ENOTFOUND: 'HOST is not an address of this machine.',
}

/** @throws SettingError that names PORT or HOST */
export async function listen(app: FastifyInstance, where: { port: number; host: string }): Promise<string> {
  try {
    return await app.listen(where)
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    throw reason ? new SettingError(reason) : error
  }
}

/** Why a start failed, for the administrator: mistakes of theirs in one sentence, anything else with its stack. */
export function explainStartFault(error: unknown): string {
  if (error instanceof SettingError || error instanceof ContentError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
