import type { LearnerStep } from '#features/desk/contract.ts'

/** Where the pages of the desk live, which no other page leads to. */
export const deskPaths = {
  learners: '/operator/learners',
  learner: (id: string) => `/operator/learners/${encodeURIComponent(id)}` as const,
  /** At a step of the overview. */
  learnersAt: (step: LearnerStep, module?: number) =>
    `/operator/learners?step=${step}${module === undefined ? '' : `&module=${module}`}` as const,
  requests: '/operator/certificates',
  questions: '/operator/questions',
  report: '/operator/report',
  reports: '/operator/reports',
  rewards: '/operator/rewards',
  token: '/operator/token',
  classes: '/operator/classes',
  heldClass: (id: string) => `/operator/classes/held/${encodeURIComponent(id)}` as const,
  classReports: '/operator/classes/reports',
  privacy: '/operator/privacy',
  site: '/operator/site',
  auditLog: '/operator/audit-log',
} as const
