import type { Feature } from '#platform/server/feature.ts'
import { registerProgressRoutes } from './server/progress.routes.ts'

export const progress: Feature = {
  name: 'progress',
  routes: ({ serve }, parts) => registerProgressRoutes(serve, parts),
}
