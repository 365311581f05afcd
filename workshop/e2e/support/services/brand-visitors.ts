import type { APIRequestContext } from '@playwright/test'
import { change } from '../database.ts'
import { createLearner, type TestLearner } from '../learner.ts'
import { certify, createOperator } from '../operator.ts'

/** Who walks through a site of another brand. */
export interface BrandVisitors {
  /** In the middle of module 5. */
  readonly learner: TestLearner
  readonly finisher: TestLearner
  readonly operator: TestLearner
  /** Of the finisher. */
  readonly certificateId: string
}

/** Fixed, so that pictures of a certificate are alike. */
const issuedAt = Date.UTC(2026, 4, 1, 12)

export async function createBrandVisitors(
  request: APIRequestContext,
  dataDir: string,
): Promise<BrandVisitors> {
  const begun = { moduleNumber: 5, answered: 2 }
  const learner = await createLearner(request, { completed: [1, 2, 3, 4], attended: [5], begun })
  const finisher = await createLearner(request, { completed: [1, 2, 3, 4, 5, 6, 7, 8, 9] })
  const operator = await createOperator(request, {}, dataDir)
  const certificateId = await certify(request, finisher, operator)
  const own = '(select id from accounts where email = ?)'
  change(`update certificates set issued_at = ${issuedAt} where account_id = ${own}`, finisher.email, dataDir)
  return { learner, finisher, operator, certificateId }
}
