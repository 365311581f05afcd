import type { FeatureMetrics } from '#workshop/testing/app/every-metric.ts'
import { measureClasses } from '../server/live/class-meter.ts'

export const measure: FeatureMetrics['measure'] = (registry) =>
  measureClasses(registry).watch(() => ({ rooms: 0, learners: 0 }))
