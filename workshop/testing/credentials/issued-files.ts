import { expect } from 'vitest'
import { createTestApp, type TestApp } from '#workshop/testing/app/app.ts'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { sendFile } from './send-file.ts'

const publicUrl = 'https://edutrain.example'
const issuedAt = Date.UTC(2026, 2, 3, 12)

/** All files of a certificate that is shown to the public. */
export const issuedFiles = ['certificate.pdf', 'badge.png', 'credential.json', 'credential.jwt'] as const

/** A site with one certificate, and what is downloaded of it. */
export async function issueTestFiles(url = publicUrl) {
  const app = await createTestApp({ PUBLIC_URL: url, ISSUER_NAME: 'Web3 for All' })
  const { uid } = await app.signUp()
  const certificate = await addTestCertificate(app.db, uid, { name: 'Ελένη Π.', issuedAt, showsName: true })
  const file = (name: (typeof issuedFiles)[number], id = certificate.id) => fileOf(app, id, name)
  return { app, certificate, file, send: (bytes: Buffer | string) => sendFile(app.app, bytes) }
}

async function fileOf({ app }: TestApp, id: string, name: string): Promise<Buffer> {
  const { statusCode, rawPayload } = await app.inject(`/api/certificates/${id}/${name}`)
  expect(statusCode).toBe(200)
  return rawPayload
}
