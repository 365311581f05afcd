import { z } from 'zod'
import { line } from '#platform/contract/values.ts'
import { settings } from '#platform/server/config/settings.ts'

const words = (max: number) =>
  line(max).refine((text) => !/[<>"\\]/.test(text), 'must not contain < > " or a backslash')

const pictureFile = z.string().regex(/^([^\0]+\.png)?$/i, 'must be the name of a .png file')

export const issuerSettings = settings({
  name: {
    env: 'ISSUER_NAME',
    schema: words(100).pipe(z.string().min(1, 'must not be empty')),
    fallback: 'EduTrain',
    about:
      'Name of the initiative that issues certificates, as shown on certificates, badges, LinkedIn and in emails.',
  },
  url: {
    env: 'ISSUER_URL',
    schema: z.string().refine((text) => text === '' || isWebAddress(text), 'must be a web address'),
    about: "Web address of the initiative's own site; empty for `PUBLIC_URL`.",
  },
  address: {
    env: 'ISSUER_ADDRESS',
    schema: words(200),
    about: 'Postal address of the initiative on one line, for certificates and the footer of emails.',
  },
  email: {
    env: 'ISSUER_EMAIL',
    schema: z.string().regex(/^([\w.+-]+@[\w.-]+)?$/, 'must be an email address'),
    about: 'Email address at which learners and employers can reach the initiative.',
  },
  logo: {
    env: 'ISSUER_LOGO',
    schema: pictureFile,
    about:
      'Logo of the initiative for certificates, badges and shared links: a PNG file, with its whole path or one relative to `CONTENT_DIR`. Up to 512 kB and 2000 pixels per side.',
  },
  signatory: {
    env: 'ISSUER_SIGNATORY',
    schema: words(100),
    about: 'Name of the person who signs certificates.',
  },
  signatoryTitle: {
    env: 'ISSUER_SIGNATORY_TITLE',
    schema: words(100),
    about: 'Title of that person, such as `Director`.',
  },
  signature: {
    env: 'ISSUER_SIGNATURE',
    schema: pictureFile,
    about:
      'Picture of that person’s signature, only for the PDF: a PNG file as for `ISSUER_LOGO`, best with a transparent background.',
  },
})

const isWebAddress = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== ''
