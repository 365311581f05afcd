import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openAddress } from '#app/server/open-database.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { runScript } from '#workshop/testing/processes/run-script.ts'
import { startServerProcess } from '#workshop/testing/processes/server-process.ts'

/** A folder with what import-accounts reads, and with a database, migrated up to and including `until`. */
async function createFolder(until?: string | 'no database') {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-commands-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const dataDir = join(dir, 'data')
  const file = join(dataDir, 'edutrain.sqlite')
  const users = join(dir, 'users.json')
  writeFileSync(users, JSON.stringify({ users: [] }))
  if (until !== 'no database') {
    mkdirSync(dataDir)
    const db = openAddress(`sqlite:${file}`)
    await migrate(db, until)
    await db.destroy()
  }
  return { dir, dataDir, file, users }
}

const commands: [name: string, ...args: string[]][] = [
  ['operator', 'list'],
  ['rotate-keys', 'credentials'],
  ['rotate-keys'],
  ['import-accounts', 'USERS'],
  ['backup', 'COPY'],
  ['seed'],
]

const run = (
  [name, ...args]: (typeof commands)[number],
  { dir, dataDir, users }: { [key: string]: string },
) =>
  runScript(
    name,
    args.map((arg) => ({ USERS: `${users}`, COPY: join(`${dir}`, 'copy.sqlite') })[arg] ?? arg),
    { DATA_DIR: dataDir },
  )

describe('a command', () => {
  it.each(commands)(
    'makes no database where there is none, and says where it looked: %s %s',
    async (...command) => {
      const folder = await createFolder('no database')

      const { code, said } = await run(command, folder)

      expect(code).toBe(1)
      expect(said).toContain(`There is no database at ${folder.file}: DATA_DIR is ${folder.dataDir}.`)
      expect(said).toContain('--env-file FILE')
      expect(said.trim().split('\n')).toHaveLength(1)
      expect(existsSync(folder.dataDir)).toBe(false)
    },
  )

  it.each(commands)('says which database it works on: %s %s', async (...command) => {
    const folder = await createFolder()

    const { code, said } = await run(command, folder)

    expect({ code, said }).toMatchObject({ code: 0 })
    expect(said).toContain(`Database: ${folder.file} (DATA_DIR)`)
  })

  it('works with the settings of the file that it is given, and with none of the shell', async () => {
    const folder = await createFolder()
    const settings = join(folder.dir, 'edutrain.env')
    writeFileSync(settings, `# of the service\nDATA_DIR="${folder.dataDir}"\n`)

    const { code, said } = await runScript('operator', ['--env-file', settings, 'list'], {
      DATA_DIR: '/nowhere',
      OPERATOR_EMAILS: 'ada@example.org',
    })

    expect({ code, said }).toEqual({ code: 0, said: `Database: ${folder.file} (DATA_DIR)\n` })
  })

  it('names the file of settings that cannot be read', async () => {
    const { dir } = await createFolder()
    const { code, said } = await runScript('rotate-keys', ['--env-file', dir])

    expect({ code, said }).toEqual({ code: 1, said: `The settings in ${dir} cannot be read: EISDIR.\n` })
  })

  it('leaves a database of an older version as it is', async () => {
    const folder = await createFolder('0007-certificates')

    const { code, said } = await run(['rotate-keys'], folder)

    expect(code).toBe(1)
    expect(said).toContain(
      `${folder.file} (DATA_DIR) cannot be used: it was created by an older version of EduTrain`,
    )
    const db = openAddress(`sqlite:${folder.file}`)
    onTestFinished(() => db.destroy())
    await expect(sql`select * from wallets`.execute(db)).rejects.toThrow('no such table')
  })

  it('shows how it is used when it is typed wrongly, the file of settings included', async () => {
    const { code, said } = await runScript('rotate-keys', ['--nonsense'])
    expect(code).toBe(2)
    expect(said).toContain('Usage: npm run rotate-keys -- [--env-file FILE] [credentials [--remove ID]]')
  })
})

it('a database of a newer version is refused by the server and by commands, which say what to do', async () => {
  const folder = await createFolder()
  const db = openAddress(`sqlite:${folder.file}`)
  await sql`insert into kysely_migration values ('9999-future', '2030-01-01T00:00:00Z')`.execute(db)
  await db.destroy()
  const sentence =
    /it was changed by a newer version of EduTrain \(9999-future is unknown to this one\); start that version again, or restore the backup/

  const server = await startServerProcess({ DATA_DIR: folder.dataDir }).ended
  const command = await run(['operator', 'list'], folder)

  expect(server).toMatchObject({ code: 1, said: expect.stringMatching(sentence) })
  expect(server.said.trim().split('\n')).toHaveLength(1)
  expect(command).toMatchObject({ code: 1, said: expect.stringMatching(sentence) })
})
