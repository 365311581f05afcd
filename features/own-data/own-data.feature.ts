import type { Feature } from '#platform/server/feature.ts'
import { registerOwnDataRoutes } from './server/own-data.routes.ts'

export const ownDataFeature: Feature = {
  name: 'own-data',
  routes: ({ serve }, parts) => registerOwnDataRoutes(serve, parts),
}
