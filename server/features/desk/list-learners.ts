import type { listLearners as contract, ListedLearner } from '#contract/desk.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Db } from '#server/database.ts'
import {
  type ListedAccount,
  listAccounts,
  listAccountsByEmail,
  listAccountsById,
} from '#server/features/identity/learners/list-accounts.ts'
import { listNames } from '#server/features/profiles/list-names.ts'
import { searchProfiles } from '#server/features/profiles/search-profiles.ts'
import { countCompletedModules } from '#server/features/quizzes/count-completions.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { type LearnerPlace, readLearnerPlace, writeLearnerPlace } from './learner-cursor.ts'

export const pageSize = 50

interface Page {
  readonly accounts: readonly ListedAccount[]
  readonly next: LearnerPlace | null
}

/** A page of learners, found or all, as the contract has it. Every statement reads a range of an index. */
export async function listLearners(
  db: Db,
  { search = '', after }: { readonly search?: string | undefined; readonly after?: string | undefined },
): Promise<Output<typeof contract> | Refusal<'invalid-input'>> {
  const place = after === undefined ? undefined : readLearnerPlace(after)
  if (place instanceof Refusal) return place
  const { accounts, next } = search === '' ? await latest(db, place) : await found(db, search, place)
  return { learners: await withDetails(db, accounts), next: next && writeLearnerPlace(next) }
}

async function latest(db: Db, place: LearnerPlace | undefined): Promise<Page> {
  const after = place && 'createdAt' in place ? place : undefined
  const accounts = await listAccounts(db, { after, limit: pageSize })
  const last = accounts.length === pageSize ? accounts.at(-1) : undefined
  return { accounts, next: last ? { createdAt: last.createdAt, id: last.id } : null }
}

async function found(db: Db, search: string, place: LearnerPlace | undefined): Promise<Page> {
  if (place && 'key' in place) return foundByName(db, search, place)
  const exact = place ? [] : await listAccountsById(db, [search])
  if (exact.length > 0) return { accounts: exact, next: null }
  const after = place && 'email' in place ? place.email : undefined
  const accounts = await listAccountsByEmail(db, { prefix: search, after, limit: pageSize })
  const last = accounts.at(-1)
  if (accounts.length === pageSize && last?.email) return { accounts, next: { email: last.email } }
  const named = await foundByName(db, search, undefined)
  return { accounts: [...accounts, ...named.accounts], next: named.next }
}

/** Who was found by e-mail already is left out; hence pages that are short. */
async function foundByName(
  db: Db,
  search: string,
  after: { key: string; id: string } | undefined,
): Promise<Page> {
  const places = await searchProfiles(db, { text: search, after, limit: pageSize })
  const accounts = await listAccountsById(
    db,
    places.map(({ id }) => id),
  )
  const begins = (email: string | null) => email?.startsWith(search.toLowerCase())
  return {
    accounts: accounts.filter(({ email }) => !begins(email)),
    next: (places.length === pageSize ? places.at(-1) : undefined) ?? null,
  }
}

/** The accounts with what other features know of them. */
export async function withDetails(db: Db, accounts: readonly ListedAccount[]): Promise<ListedLearner[]> {
  const ids = accounts.map(({ id }) => id)
  const [names, completed] = await Promise.all([listNames(db, ids), countCompletedModules(db, ids)])
  return accounts.map((account) => ({
    ...account,
    name: names.get(account.id) ?? '',
    completedModules: completed.get(account.id) ?? 0,
  }))
}
