import { describe, expect, it } from 'vitest'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { issueTestFiles } from '#workshop/testing/credentials/issued-files.ts'
import { sendFile } from '#workshop/testing/credentials/send-file.ts'

describe('a file with more than one certificate', () => {
  const several = 'Several badges'

  it('accuses nobody: files of two certificates in one are to be checked each by itself, in both languages', async () => {
    const { app, certificate, file } = await issueTestFiles()
    const other = await addTestCertificate(app.db, (await app.signUp()).uid, { showsName: true })
    const merged = Buffer.concat([
      await file('certificate.pdf'),
      (await file('certificate.pdf', other.id)).subarray(10),
    ])

    const { status, stamp, text, body } = await sendFile(app.app, merged)
    expect([status, stamp]).toEqual([200, several])
    expect(text).toContain('check each of them by itself')
    expect(text).not.toMatch(/forged|made up|rely/)
    for (const { id } of [certificate, other]) expect(body).toContain(`href="/certificates/${id}"`)
    const french = await sendFile(app.app, merged, { 'accept-language': 'fr' })
    expect(french.stamp).toBe('Plusieurs badges')
    expect(french.text).toContain('vérifiez chacun séparément')
  })

  it('is not valid with the badge of one under the number of another, and leads to both', async () => {
    const { app, certificate, file, send } = await issueTestFiles()
    const other = await addTestCertificate(app.db, (await app.signUp()).uid, { showsName: true })
    const pdf = (await file('certificate.pdf')).toString('latin1')
    const mixed = Buffer.from(pdf.replaceAll(certificate.id, other.id), 'latin1')
    expect(mixed.equals(Buffer.from(pdf, 'latin1'))).toBe(false)

    const { stamp, text, body } = await send(mixed)
    expect(stamp).toBe(several)
    expect(text).not.toContain('Ελένη')
    for (const { id } of [certificate, other]) expect(body).toContain(`href="/certificates/${id}"`)
  })

  it('is not valid with our number and the badge of somebody else, and not forged either', async () => {
    const { certificate, send } = await issueTestFiles()
    const other = await issueTestFiles('https://other.example')
    const pdf = (await other.file('certificate.pdf')).toString('latin1')

    const { stamp } = await send(Buffer.from(pdf.replaceAll(other.certificate.id, certificate.id), 'latin1'))
    expect(stamp).toBe(several)
  })

  it('is forged when one of its badges is', async () => {
    const { app, file, send } = await issueTestFiles()
    const other = await addTestCertificate(app.db, (await app.signUp()).uid, { showsName: true })
    const changed = (await file('credential.json', other.id)).toString().replace('{', '{"grade":"A",')
    const attached = `\nstream\n${changed}\nendstream\n`

    const { text } = await send(Buffer.concat([await file('certificate.pdf'), Buffer.from(attached)]))
    expect(text).toContain('it was changed or made up')
  })
})
