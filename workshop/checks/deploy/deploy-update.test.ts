import { readdirSync, readFileSync, readlinkSync, statfsSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createMachine } from '#workshop/testing/deploy/service-machine.ts'

describe('the update of a site', () => {
  it('builds beside what is served, switches, and keeps the version before and no older one', async () => {
    const { home, release, update, served } = await createMachine()
    expect(update()).toMatchObject({ status: 0, stderr: '', did: ['built 1.0.0', 'restart 1.0.0'] })
    release('1.1.0')

    expect(update()).toMatchObject({ status: 0, stderr: '', did: ['built 1.1.0', 'restart 1.1.0'] })
    expect(await served()).toBe('1.1.0')
    expect(readlinkSync(join(home, 'current'))).toMatch(/^releases\/\d{8}-[0-9a-f]{12}$/)
    expect(update()).toMatchObject({ status: 0, did: [] })

    release('1.2.0')
    update()
    expect(readdirSync(join(home, 'releases'))).toHaveLength(2)
  })

  it('changes nothing of what is served when the build fails', async () => {
    const { release, update, served } = await createMachine()
    update()
    release('1.1.0', { build: 'exit 7' })

    expect(update()).toMatchObject({ status: 7, did: [] })
    expect(await served()).toBe('1.0.0')

    release('1.1.1')
    expect(update()).toMatchObject({ status: 0, did: ['built 1.1.1', 'restart 1.1.1'] })
  })

  it('takes a tag, and refuses one that is not there', async () => {
    const { release, update, served } = await createMachine()
    release('1.1.0')
    release('1.2.0')

    expect(update('v1.1.0').status).toBe(0)
    expect(await served()).toBe('1.1.0')
    expect(update('v9')).toMatchObject({ status: 1, stderr: 'There is no version v9.\n', did: [] })
  })
})

describe('a version that does not become ready', () => {
  it('is taken away again: one that ends, one that waits, and another program', async () => {
    const { release, update, updateWith, served } = await createMachine()
    update()
    for (const health of ['throws', 'waits', 'lies'] as const) {
      release(health, { health })

      // What waits is waited for to the end; the version before has to be back within the same time.
      const { status, stderr, did } = updateWith({ EDUTRAIN_PATIENCE: '12' })

      expect({ status, did }).toEqual({
        status: 1,
        did: [`built ${health}`, `restart ${health}`, 'restart 1.0.0'],
      })
      expect(stderr).toMatch(/did not become ready: journalctl -u edutrain\n.* is served again\.\n$/)
      expect(await served()).toBe('1.0.0')
    }
    expect(update('--back')).toMatchObject({ status: 1, stderr: 'There is no version to go back to.\n' })
  })

  it('is tried again when it is asked for again, and is never the one to go back to', async () => {
    const { release, update, served } = await createMachine()
    release('1.1.0', { health: 'throws' })
    expect(update()).toMatchObject({ status: 1, stderr: expect.stringContaining('no version to put in its') })
    expect(update()).toMatchObject({ status: 1, did: ['restart 1.1.0'] })
    release('1.1.1')

    expect(update()).toMatchObject({ status: 0, did: ['built 1.1.1', 'restart 1.1.1'] })
    expect(await served()).toBe('1.1.1')
    expect(update('--back')).toMatchObject({ status: 1, stderr: 'There is no version to go back to.\n' })
  })
})

describe('going back', () => {
  it('serves the version before, and forward again, without building', async () => {
    const { release, update, served } = await createMachine()
    expect(update('--back')).toMatchObject({ status: 1, did: [] })
    update()
    release('1.1.0')
    update()

    expect(update('--back')).toMatchObject({ status: 0, did: ['restart 1.0.0'] })
    expect(await served()).toBe('1.0.0')
    expect(update('--back')).toMatchObject({ status: 0, did: ['restart 1.1.0'] })
    expect(await served()).toBe('1.1.0')
  })

  it('starts the version before though systemd gave up on this one, which cannot be gone back to', async () => {
    const { release, update, crash, served } = await createMachine()
    update()
    release('1.1.0')
    update()
    crash()

    expect(update('--back')).toMatchObject({ status: 0, did: ['restart 1.0.0'] })
    expect(await served()).toBe('1.0.0')
    expect(update('--back')).toMatchObject({ status: 1, did: ['restart 1.1.0', 'restart 1.0.0'] })
    expect(await served()).toBe('1.0.0')
  })
})

describe('the backup before an update', () => {
  it('is made by the version that is served, or for data of another installation by the new one', async () => {
    const { data, release, update } = await createMachine()
    writeFileSync(join(data, 'edutrain.sqlite'), 'rows')
    expect(update().did).toEqual(['built 1.0.0', 'backed up by 1.0.0', 'restart 1.0.0'])
    release('1.1.0')

    expect(update().did).toEqual(['built 1.1.0', 'backed up by 1.0.0', 'restart 1.1.0'])
  })

  it('is left out where it is made by other means, which PostgreSQL asks for', async () => {
    const { data, settings, release, update, updateWith } = await createMachine()
    writeFileSync(join(data, 'edutrain.sqlite'), 'rows')
    expect(updateWith({ BACKUP: 'no' }).did).toEqual(['built 1.0.0', 'restart 1.0.0'])
    release('1.1.0')
    writeFileSync(settings, `${readFileSync(settings, 'utf8')}DATABASE_URL=postgres://db/edutrain\n`)

    expect(update()).toMatchObject({ status: 1, stderr: expect.stringContaining('pg_dump'), did: [] })
    expect(updateWith({ BACKUP: 'no' }).did).toEqual(['built 1.1.0', 'restart 1.1.0'])
  })

  it('and the migrated database need three times the room of the database', async () => {
    const { data, update } = await createMachine()
    const { bavail, bsize } = statfsSync(data)
    writeFileSync(join(data, 'edutrain.sqlite'), '')
    // Takes no room itself.
    truncateSync(join(data, 'edutrain.sqlite'), (bavail * bsize) / 2)

    expect(update()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('MB of free space'),
      did: [],
    })
  })
})

describe('a release', () => {
  it('is unpacked, served and left again like a version of the source', async () => {
    const { home, data, pack, update, served } = await createMachine()
    writeFileSync(join(data, 'edutrain.sqlite'), 'rows')
    expect(update(pack('2.0.0')).did).toEqual(['backed up by 2.0.0', 'restart 2.0.0'])
    expect(readlinkSync(join(home, 'current'))).toMatch(/^releases\/edutrain-2\.0\.0-[0-9a-f]{12}$/)

    expect(update(pack('2.1.0')).did).toEqual(['backed up by 2.0.0', 'restart 2.1.0'])
    expect(await served()).toBe('2.1.0')
    expect(update('--back').status).toBe(0)
    expect(await served()).toBe('2.0.0')
  })

  it('that was damaged, or that needs a newer Node, changes nothing', async () => {
    const { pack, update, served } = await createMachine()
    update(pack('2.0.0'))
    const damaged = pack('2.1.0')
    truncateSync(damaged, 300)
    expect(update(damaged)).toMatchObject({ status: 1, stderr: expect.stringContaining('SHA256SUMS') })
    expect(update(pack('3.0.0', { engine: 99 }))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('This release needs Node 99 or newer'),
    })
    expect(update('missing.tar.gz').stderr).toBe('There is no release missing.tar.gz.\n')

    expect(await served()).toBe('2.0.0')
  })
})
