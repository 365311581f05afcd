import { z } from 'zod'
import { accountExport } from '#features/identity/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { timestamp } from '#platform/contract/values.ts'

/** `parts` by the names under which features say what they have of a learner. */
export const ownDataExport = (parts: Readonly<Record<string, z.ZodType>>) =>
  z.object({ exportedAt: timestamp, account: accountExport, ...parts })

/** `parts` as above. */
export const exportAccount = (parts: Readonly<Record<string, z.ZodType>>) =>
  endpoint({
    method: 'GET',
    path: '/api/account/export',
    access: 'learner',
    summary: 'Read everything stored about your own account',
    output: ownDataExport(parts),
    errors: {},
  })
