import type { Feature } from '#platform/server/feature.ts'
import { registerDeskRoutes } from './server/desk.routes.ts'

export const desk: Feature = {
  name: 'desk',
  routes: ({ serve }, parts) => registerDeskRoutes(serve, parts),
}
