import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { languageCode, moduleNumberParam, timestamp } from '#platform/contract/values.ts'

/** A wrong option: how often it was the first wrong choice. `isUnused`: too rarely, once enough have erred. */
const wrongOption = z.object({ option: z.string(), chosen: z.int(), isUnused: z.boolean() })

/** In one version: `version` changes with its words. What is right is so at the first try. */
const analysedQuestion = z.object({
  id: z.string(),
  version: z.string(),
  /** The version that is asked now. */
  inUse: z.boolean(),
  question: z.string(),
  answer: z.string(),
  answers: z.int(),
  right: z.int(),
  /** From -1 to 1: how well it tells apart who does well at the rest; null with too few answers. */
  discrimination: z.number().nullable(),
  discriminatesLittle: z.boolean(),
  wrongOptions: z.array(wrongOption),
  /** The same by the language in which the quiz began; null: not known. */
  languages: z.array(
    z.object({
      language: languageCode.nullable(),
      answers: z.int(),
      right: z.int(),
      discrimination: z.number().nullable(),
      /** Of each of `wrongOptions`, in their order. */
      chosen: z.array(z.int()),
    }),
  ),
})

/** Of first attempts at each module that were passed. */
const itemAnalysis = z.object({
  /** Counted so far, up to the one passed at `countedUpTo`. Not complete: the next call counts more. */
  attempts: z.int(),
  countedUpTo: timestamp.nullable(),
  isComplete: z.boolean(),
  /** How many of the questions asked now are remarkable, in every module. */
  modules: z.array(z.object({ moduleNumber: z.int(), flagged: z.int() })),
  /** Of one module: those asked now, in their order, then earlier versions that were answered. */
  questions: z.array(analysedQuestion),
})

export type AnalysedQuestion = z.output<typeof analysedQuestion>
export type ItemAnalysis = z.output<typeof itemAnalysis>

export const getItemAnalysis = endpoint({
  method: 'GET',
  path: '/api/operator/modules/:moduleNumber/item-analysis',
  access: 'operator',
  summary: 'Read how the questions of a module are answered',
  localized: true,
  params: z.strictObject({ moduleNumber: moduleNumberParam }),
  output: itemAnalysis,
  errors: {},
})

/** A row for each question, version and language of its attempts: `all`, a code, or `unknown`. */
export const exportItemAnalysis = endpoint({
  method: 'POST',
  path: '/api/operator/questions.csv',
  access: 'operator',
  freshness: 'recent',
  summary: 'Export how all questions are answered',
  localized: true,
  format: 'csv',
  output: z.object({
    module: z.int(),
    question_id: z.string(),
    version: z.string(),
    in_use: z.boolean(),
    language: z.string(),
    question: z.string(),
    answers: z.int(),
    right_at_first_try: z.int(),
    discrimination: z.number().nullable(),
    discriminates_little: z.boolean(),
    wrong_option_1: z.string().nullable(),
    chosen_first_1: z.int().nullable(),
    unused_1: z.boolean().nullable(),
    wrong_option_2: z.string().nullable(),
    chosen_first_2: z.int().nullable(),
    unused_2: z.boolean().nullable(),
    wrong_option_3: z.string().nullable(),
    chosen_first_3: z.int().nullable(),
    unused_3: z.boolean().nullable(),
  }),
  errors: {
    /** Some attempts are not counted yet; each call counts a part of them. */
    'still-counting': 409,
  },
})
