import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { getAddress, keccak256, slice, stringToBytes } from 'viem'
import { readContent } from '#app/server/content.ts'
import { ownContentDir } from '#platform/server/installation.ts'

const week = 7 * 86_400_000
const people = 640

/** Out of ten who took a step of a module, how many take the next. */
const goOn = [9, 9, 8, 9, 9, 7, 9, 8, 9]

/**
 * Writes learners of half a year into the SQLite database of a server, for pictures of the desk: always the same ones,
 * so that the pictures stay alike. They have numbers for names and no password.
 */
export function populateDesk(dataDir: string, now = Date.now()): void {
  const database = new DatabaseSync(join(dataDir, 'edutrain.sqlite'), { timeout: 5_000 })
  const { bank } = readContent(ownContentDir)
  const insert = (table: string, row: Record<string, string | number | null>) =>
    database
      .prepare(`insert into ${table} (${Object.keys(row)}) values (${Object.keys(row).map(() => '?')})`)
      .run(...Object.values(row))
  const draw = drawsOf(7)

  database.exec('begin')
  for (let number = 1; number <= people; number++) {
    const id = `learner-of-a-picture-${number}`
    // More and more of them from week to week.
    const createdAt = Math.round(now - week * 25 * (1 - Math.sqrt((number + draw(9)) / (people + 9))))
    const at = (step: number) => Math.round(createdAt + ((now - createdAt) * step) / 24)
    const email = `learner-${number}@example.org`
    const flags = { email_verified: draw(3) > 0 ? 1 : 0, disabled: number === people - 4 ? 1 : 0 }
    insert('accounts', { id, email, ...flags, valid_since: 0, created_at: createdAt, last_login_at: at(22) })
    const name = `Learner ${number}`
    const profile = { account_id: id, name, wallet_address: '', search_key: name.toLowerCase() }
    insert('profiles', { ...profile, created_at: createdAt, updated_at: createdAt })
    for (const [module, questions] of bank) {
      const step = { account_id: id, module_number: module }
      insert('attendances', { ...step, attended_at: at(2 * module) })
      const chance = goOn[module - 1] ?? 0
      if (draw(10) >= chance) break
      const isPassed = draw(10) < chance
      const attempt = `${id}-${module}`
      const asked = questions.map(({ id, version }, index) => {
        const tried = draw(14) < (index * 3 + module) % 8 ? [0] : []
        return { id, version, order: [0, 1, 2], tried }
      })
      const times = { started_at: at(2 * module), begun_at: at(2 * module) }
      const answered = isPassed ? questions.length : 2 + draw(5)
      const passed_at = isPassed ? at(2 * module + 1) : null
      insert('attempts', {
        ...step,
        ...times,
        id: attempt,
        questions: JSON.stringify(asked),
        question_count: questions.length,
        answered,
        passed_at,
      })
      if (passed_at === null) break
      insert('completions', {
        ...step,
        attempt_id: attempt,
        completed_at: passed_at,
        recorded_at: passed_at,
      })
      if (module < bank.size) continue
      const isIssued = draw(2) === 0
      insert('certificate_requests', {
        account_id: id,
        email,
        received: isIssued ? 1 : 0,
        requested_at: at(20),
        mailed_at: isIssued ? at(21) : null,
      })
      if (!isIssued) continue
      const certificate = addressOf(number).slice(2, 24)
      insert('certificates', {
        id: certificate,
        account_id: id,
        name,
        issued_at: at(21),
        issued_by: 'operator@example.org',
        status_index: number,
        shows_name: 0,
      })
      insert('credential_statuses', { status_index: number, certificate_id: certificate })
      const evm_address = draw(3) > 0 ? addressOf(number) : addressOf(number).toLowerCase()
      const submission = { id: `submission-${number}`, email, evm_address, submitted_at: at(22) }
      insert('rewards', { ...submission, confirmed_at: draw(2) > 0 ? at(23) : null })
      if (draw(3) > 0) insert('wallets', { account_id: id, address: addressOf(number), proven_at: at(23) })
    }
  }
  database.exec('commit')
  database.close()
}

/** An unused address, with the checksum of EIP-55. */
const addressOf = (number: number) => getAddress(slice(keccak256(stringToBytes(`${number}`)), 0, 20))

/** Whole numbers below a bound, always the same ones for a seed (mulberry32). */
function drawsOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}
