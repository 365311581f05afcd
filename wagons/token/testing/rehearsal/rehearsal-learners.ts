import type { FastifyInstance } from 'fastify'
import { callSite, seedLearner } from '#app/server/commands/seed-learner.ts'
import type { Deps } from '#app/server/deps.ts'
import { addOperator } from '#features/operators/server/register-operators.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { getToken } from '#wagons/token/contract/token.ts'
import { signClaim } from '#wagons/token/testing/chain/sign-claim.ts'
import { type ChainClient, fundedAccount } from '../chain/chain-client.ts'

/** Each with the number of an account of the local chain. */
export const rehearsalLearners = { Ada: 2, Ben: 3, Carla: 4, Dan: 5, Eve: 6 } as const

export type RehearsalName = keyof typeof rehearsalLearners

/** One for all: no one else reaches this site. */
export const rehearsalPassword = 'all aboard the train'

export const emailOf = (name: string) => `${name.toLowerCase()}@example.org`

export interface RehearsalPeople {
  readonly operator: { readonly email: string; readonly token: string }
  /** Lets a learner ask for a certificate and the operator issue it. */
  certify(name: RehearsalName): Promise<void>
  /** Lets a learner sign the claim that the chain has. */
  sign(name: RehearsalName): Promise<void>
  revoke(name: RehearsalName): Promise<void>
}

interface FoundRequests {
  readonly requests: readonly { readonly accountId: string; readonly certificate: { id: string } | null }[]
}

/** Registers an operator, and learners who have done all modules and verified a wallet. */
export async function addRehearsalLearners(
  app: FastifyInstance,
  deps: Deps,
  chain: ChainClient,
): Promise<RehearsalPeople> {
  const tokens = new Map<string, string>()
  const register = async (name: string, completed: number) => {
    const seed = { name, email: emailOf(name), password: rehearsalPassword, completed }
    tokens.set(name, await seedLearner(app, deps, seed))
  }
  const call = <T>(name: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    callSite<T>(app, method, path, { token: tokens.get(name) ?? '', ...(body && { body }) })

  await register('Operator', 0)
  await deps.db
    .updateTable('accounts')
    .set({ email_verified: 1 })
    .where('email', '=', emailOf('Operator'))
    .execute()
  await addOperator(deps, emailOf('Operator'), 'the rehearsal')
  for (const [name, number] of Object.entries(rehearsalLearners)) {
    await register(name, deps.moduleCount)
    const { address } = fundedAccount(number)
    const asked = { address, chainId: chain.chain.id }
    const { message } = await call<{ message: string }>(name, 'POST', '/api/wallet/nonce', asked)
    const signature = await chain.signMessage({ account: address, message })
    await call(name, 'PUT', '/api/wallet', { message, signature })
  }

  const requestOf = async (name: RehearsalName) => {
    const path = `/api/operator/certificates?search=${encodeURIComponent(emailOf(name))}`
    return (await call<FoundRequests>('Operator', 'GET', path)).requests[0]
  }
  return {
    operator: { email: emailOf('Operator'), token: tokens.get('Operator') ?? '' },
    async certify(name) {
      await call(name, 'POST', '/api/certificate-request', {})
      const accountIds = [(await requestOf(name))?.accountId]
      await call('Operator', 'POST', '/api/operator/certificates/issue', { accountIds })
    },
    async sign(name) {
      const { token, chain: place } = await call<Output<typeof getToken>>(name, 'GET', '/api/token')
      if (token.state !== 'claimable' || !place) throw new Error(`the token is ${token.state}`)
      const signer = fundedAccount(rehearsalLearners[name])
      const deadline = Math.floor(deps.clock() / 1000) + 30 * 24 * 3600
      const signature = await signClaim(signer, { ...place, claimId: token.claim.claimId, deadline })
      await call(name, 'PUT', '/api/token/signature', { deadline, signature })
    },
    async revoke(name) {
      const certificateId = (await requestOf(name))?.certificate?.id
      const body = { certificateId, reason: 'issued by mistake' }
      await call('Operator', 'POST', '/api/operator/certificates/revoke', body)
    },
  }
}
