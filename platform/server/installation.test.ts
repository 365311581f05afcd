import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { startServerProcess } from '#workshop/testing/processes/server-process.ts'
import { readVersion, version } from './installation.ts'

describe('the version', () => {
  it('is that of package.json, with the commit where the build knew one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'edutrain-version-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'package.json'), '{"version":"1.2.3"}')
    expect(readVersion(folder)).toBe('1.2.3')

    mkdirSync(join(folder, 'dist'))
    writeFileSync(join(folder, 'dist/.commit'), '4fd23708dd64\n')
    expect(readVersion(folder)).toBe('1.2.3 (4fd23708dd64)')
  })

  it('is told by /healthz', async () => {
    const { app } = await createTestApp()
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok', version })
  })

  it('is told at the start', async () => {
    const server = startServerProcess()
    await server.says(new RegExp(`EduTrain ${version.replace(/[.()]/g, '\\$&')} is ready: http`))
  })
})
