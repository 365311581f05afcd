import { z } from 'zod'
import { authorizedDomains } from '../emails/action-link.ts'
import { serviceCall } from './service-host.ts'

export const projectsCall = serviceCall({
  method: 'GET',
  path: '/v1/projects',
  schema: z.strictObject({}),
  answer: async (identity) => ({
    projectId: identity.settings.projectId,
    authorizedDomains: authorizedDomains(identity),
  }),
})
