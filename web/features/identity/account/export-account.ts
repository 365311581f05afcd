import type { AccountExport, exportAccount as endpoint } from '#contract/account-export.ts'
import { callApi } from '#web/lib/api.ts'

/** Reads everything the server knows of the learner. */
export function exportAccount(): Promise<AccountExport> {
  return callApi<typeof endpoint>('GET', '/api/account/export')
}
