import { requestCertificate } from '#features/certificates/contract/certificates.ts'
import { attendClass } from '#features/classes/contract.ts'
import { getProfile, saveProfile } from '#features/profiles/contract.ts'
import { getProgress } from '#features/progress/contract.ts'
import { answerQuestion, startAttempt } from '#features/quizzes/contract.ts'
import type { QuestionBank } from '#features/quizzes/server/quizzes.content.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { importOfFeatures } from '../feature-exports.ts'
import type { CrashDeed } from './crash-deed.ts'
import { names } from './facts.ts'
import { type Given, insistOn } from './repeated-call.ts'
import type { SeededRandom } from './seeded-random.ts'
import { SessionClient, type World } from './session-client.ts'

const deeds = await importOfFeatures<CrashDeed>('testing/crash.ts')

/** What a learner is made of: choices come from `random`, the right answers from `bank`. */
export interface LearnerParts extends World {
  readonly bank: QuestionBank
  readonly random: SeededRandom
}

/** Plays the whole journey, from registering to the certificate, and notes every write. @throws at a wrong answer. */
export async function playJourney(parts: LearnerParts, email: string): Promise<void> {
  await new Learner(parts, email).play()
}

class Learner {
  readonly #parts: LearnerParts
  readonly #session: SessionClient
  #profile = ''
  #changes = 0

  constructor(parts: LearnerParts, email: string) {
    this.#parts = parts
    this.#session = new SessionClient(parts, email)
  }

  get #email() {
    return this.#session.email
  }

  async play(): Promise<void> {
    const { random } = this.#parts
    await this.#session.register()
    await this.#saveProfile()
    for (let module = 1; module <= this.#parts.bank.size; module++) {
      if (random.chance(0.7)) await this.#attend(module)
      if (random.chance(0.3)) await this.#saveProfile()
      if (random.chance(0.2)) await this.#session.refresh()
      if (random.chance(0.1)) await this.#session.changeSession()
      for (const { act } of deeds) if (random.chance(0.1)) await act(this.#forWagons())
      await this.#pass(module)
      await this.#look(module)
    }
    await this.#requestCertificate()
  }

  /** Calls an endpoint as this learner, after a note of what is sent. */
  #write<const E extends Endpoint>(endpoint: E, given: Omit<Given<E>, 'token'>, sentAs?: string) {
    const { site, traffic, ledger } = this.#parts
    const note = () => void (sentAs && ledger.send(sentAs))
    return insistOn(site, endpoint, { ...given, token: this.#session.token }, traffic, note)
  }

  async #saveProfile() {
    const { ledger } = this.#parts
    const [name, walletAddress] = [`Learner ${++this.#changes}`, `0x${this.#changes}`]
    const profile = names.profile(this.#email, name, walletAddress)
    ledger.release(this.#profile)
    await this.#write(saveProfile, { body: { name, walletAddress } }, profile)
    ledger.keep(profile)
    this.#profile = profile
  }

  async #attend(module: number) {
    const attendance = names.attendance(this.#email, module)
    await this.#write(attendClass, { params: { moduleNumber: module } }, attendance)
    this.#parts.ledger.keep(attendance)
  }

  #forWagons() {
    const { random, ledger } = this.#parts
    const write: Parameters<CrashDeed['act']>[0]['write'] = (...call) => this.#write(...call)
    return { email: this.#email, random, ledger, write }
  }

  async #pass(module: number) {
    const { ledger, random } = this.#parts
    const begin = { params: { moduleNumber: module }, body: {} }
    const { attempt } = await this.#write(startAttempt, begin, names.anAttempt(this.#email, module))
    ledger.keep(names.attempt(attempt.id))
    for (const [index, question] of this.#questionsOf(module).entries()) {
      const position = index + 1
      const wrong = question.options.filter((option) => option !== question.answer)
      if (random.chance(0.2))
        await this.#answer(attempt.id, position, wrong[random.below(wrong.length)] ?? '', 'wrong')
      await this.#answer(attempt.id, position, question.answer, 'right', module)
      // As a second tab or an impatient finger does.
      if (random.chance(0.05)) await this.#answer(attempt.id, position, question.answer, 'right', module)
    }
    ledger.keep(names.completion(this.#email, module, attempt.id))
  }

  #questionsOf(module: number) {
    return this.#parts.bank.get(module) ?? []
  }

  async #answer(
    attemptId: string,
    position: number,
    option: string,
    result: 'right' | 'wrong',
    module?: number,
  ) {
    const { ledger } = this.#parts
    const fact =
      result === 'right' ? names.right(attemptId, position) : names.wrong(attemptId, position, option)
    if (result === 'right' && module && position === this.#questionsOf(module).length)
      ledger.send(names.completion(this.#email, module, attemptId))
    const given = { params: { attemptId }, body: { position, option } }
    const answer = await this.#write(answerQuestion, given, fact)
    if (answer.result !== result) throw new Error(`${fact}, but it is answered ${answer.result}`)
    ledger.keep(fact)
  }

  /** Whatever was acknowledged is shown, at once and by whichever process. */
  async #look(completed: number) {
    const { ledger } = this.#parts
    const { progress } = await this.#write(getProgress, {})
    const { profile } = await this.#write(getProfile, {})
    const shown = names.profile(this.#email, profile?.name ?? '', profile?.walletAddress ?? '')
    if (!ledger.has(shown)) throw new Error(`shown in place of ${this.#profile}: ${shown}`)
    const modules = Array.from({ length: this.#parts.bank.size }, (_, index) => index + 1)
    const attended = modules.filter((module) => ledger.has(names.attendance(this.#email, module)))
    const wanted = `${modules.slice(0, completed)} and in class ${attended}`
    const { completedModules, attendedModules } = progress
    const found = `${completedModules.toSorted()} and in class ${attendedModules.toSorted()}`
    if (found !== wanted) throw new Error(`${this.#email} is through ${wanted}, but is shown ${found}`)
  }

  async #requestCertificate() {
    const { traffic, ledger } = this.#parts
    const certificate = names.certificate(this.#email)
    const lostBefore = traffic.lost + traffic.unavailable
    const { created } = await this.#write(requestCertificate, { body: {} }, certificate)
    ledger.keep(certificate)
    // Only a request whose answer was lost may have been the first.
    if (!created && traffic.lost + traffic.unavailable === lostBefore)
      throw new Error(`${certificate} before it did`)
    const again = await this.#write(requestCertificate, { body: {} }, certificate)
    if (again.created) throw new Error(`${certificate} twice`)
  }
}
