import type { questionCount as contractQuestionCount } from '#contract/values.ts'

/** Typed by the contract's constant, so that the two cannot differ; its module would bring zod along. */
export const questionCount: typeof contractQuestionCount = 10
