import { createHash } from 'node:crypto'
import { revokeSession } from '#features/identity/contract.ts'
import { names } from './facts.ts'
import type { Ledger } from './ledger.ts'
import { type Call, insist, insistOn, type Site, type Traffic, unexpected } from './repeated-call.ts'

/** What a client of the crash test works with. */
export interface World {
  readonly site: Site
  readonly ledger: Ledger
  readonly traffic: Traffic
}

interface Tokens {
  idToken: string
  refreshToken: string
}

const password = 'six or more'

/** What is stored of a refresh token (refresh_tokens.token_hash). */
const hashOf = (refreshToken: string) => createHash('sha256').update(refreshToken).digest('base64url')

/** The sessions of one learner, as the identity client calls for them. */
export class SessionClient {
  readonly email: string
  readonly #world: World
  #tokens: Tokens = { idToken: '', refreshToken: '' }

  constructor(world: World, email: string) {
    this.#world = world
    this.email = email
  }

  get token() {
    return this.#tokens.idToken
  }

  /** Registers. If an earlier try has counted, whose answer was lost, the e-mail is taken and the password opens it. */
  async register(): Promise<void> {
    const { ledger } = this.#world
    const { status, body, repeated, call } = await this.#open('signUp', () =>
      ledger.send(names.account(this.email)),
    )
    if (status === 200) return this.#keep(body as Tokens)
    const { error } = body as { error?: { message?: string } }
    if (repeated === 0 || error?.message !== 'EMAIL_EXISTS')
      throw unexpected(call, { status, body, repeated })
    await this.signIn()
  }

  async signIn(): Promise<void> {
    const { status, body, repeated, call } = await this.#open('signInWithPassword')
    if (status !== 200) throw unexpected(call, { status, body, repeated })
    this.#keep(body as Tokens)
  }

  /** Signs in anew and ends the session before. */
  async changeSession(): Promise<void> {
    const { site, ledger, traffic } = this.#world
    const { refreshToken } = this.#tokens
    await this.signIn()
    ledger.release(names.session(hashOf(refreshToken)))
    await insistOn(site, revokeSession, { body: { refreshToken } }, traffic)
    ledger.end(names.session(hashOf(refreshToken)))
  }

  async refresh(): Promise<void> {
    const { refreshToken } = this.#tokens
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken }
    const call = { method: 'POST', path: '/securetoken.googleapis.com/v1/token?key=edutrain', form }
    const answer = await insist(this.#world.site, call, this.#world.traffic)
    if (answer.status !== 200) throw unexpected(call, answer)
    this.#tokens = { refreshToken, idToken: (answer.body as { id_token: string }).id_token }
  }

  async #open(name: string, before = () => {}) {
    const { site, ledger, traffic } = this.#world
    const call: Call = {
      method: 'POST',
      path: `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=edutrain`,
      body: { email: this.email, password, returnSecureToken: true },
    }
    const answer = await insist(site, call, traffic, () => {
      before()
      ledger.send(names.aSession(this.email))
    })
    return { ...answer, call }
  }

  #keep({ idToken, refreshToken }: Tokens) {
    this.#tokens = { idToken, refreshToken }
    this.#world.ledger.keep(names.account(this.email))
    this.#world.ledger.keep(names.session(hashOf(refreshToken)))
  }
}
