import type { Feature } from '#platform/server/feature.ts'
import { registerItemAnalysisRoutes } from './server/item-analysis.routes.ts'

export const itemAnalysis: Feature = {
  name: 'item-analysis',
  routes: ({ serve }, parts) => registerItemAnalysisRoutes(serve, parts),
}
