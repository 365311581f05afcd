import { expect } from 'vitest'
import { shapeOf, withoutNames } from './answer-shape.ts'
import type { ComparedService, ServiceAnswer, ServiceCall } from './compared-services.ts'

/**
 * A difference between the services that is meant, and why: what each of them answers (matched in part), or the names
 * whose values are not compared.
 */
export type WantedDifference = { readonly why: string } & (
  | { readonly ours: object; readonly theirs: object }
  | { readonly without: readonly string[] }
)

/** An answer that refuses. */
export const refused = (message: string, status = 400) => ({ status, body: { error: { message } } })

/** The same refusal by two codes. */
export const codes = (ours: string, theirs: string) => ({ ours: refused(ours), theirs: refused(theirs) })

export const withoutText: WantedDifference = {
  why: 'says more, of which nothing is needed',
  without: ['message'],
}

export const withoutPassword: WantedDifference = {
  why: 'each of our accounts has validSince and a list of providers; there only those with a password do',
  without: ['validSince', 'providerUserInfo'],
}

/** One side of a comparison. Every call becomes a step that is compared by its name. */
export interface Talk extends Omit<ComparedService, 'call'> {
  /** Calls, notes the answer under a name, and returns its body. */
  step(name: string, call: ServiceCall, differs?: WantedDifference): Promise<ServiceAnswer['body']>
  /** Signs a user up, without noting it. */
  signUp(email?: string, password?: string): Promise<ServiceAnswer['body']>
}

export type Scenario = (talk: Talk) => Promise<void>

interface Step {
  readonly name: string
  readonly shape: unknown
  readonly differs: WantedDifference | undefined
}

/** Plays a scenario with both services and expects the same answers, but for the differences that are wanted. */
export async function expectSameAnswers(
  ours: ComparedService,
  oracle: ComparedService,
  scenario: Scenario,
): Promise<void> {
  const [mine, theirs] = [await play(ours, scenario), await play(oracle, scenario)]
  expect(mine.map(({ name }) => name)).toEqual(theirs.map(({ name }) => name))
  for (const [index, { name, shape, differs }] of mine.entries()) {
    expectSame({ [name]: shape }, { [name]: theirs[index]?.shape }, differs)
  }
}

/** Soft, so that one run shows every difference. */
function expectSame(mine: object, theirs: object, differs: WantedDifference | undefined): void {
  if (differs === undefined) {
    expect.soft(mine).toEqual(theirs)
    return
  }
  expect.soft(mine, 'is no difference any more').not.toEqual(theirs)
  if ('without' in differs) {
    expect.soft(withoutNames(mine, differs.without)).toEqual(withoutNames(theirs, differs.without))
  } else {
    expect.soft(Object.values(mine)[0]).toMatchObject(differs.ours)
    expect.soft(Object.values(theirs)[0]).toMatchObject(differs.theirs)
  }
}

async function play(service: ComparedService, scenario: Scenario): Promise<Step[]> {
  const steps: Step[] = []
  await scenario({
    ...service,
    async step(name, call, differs) {
      const answer = await service.call(call)
      steps.push({ name, shape: shapeOf(answer, service.isOurs), differs })
      return answer.body
    },
    async signUp(email = 'ada@example.org', password = 'k7vq2m') {
      const { body } = await service.call({ path: 'accounts:signUp', body: { email, password } })
      return body
    },
  })
  return steps
}
