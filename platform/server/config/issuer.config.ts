import { z } from 'zod'
import { nearestInLight } from '#platform/contract/site-colour.ts'
import { line } from '#platform/contract/values.ts'
import { settings } from '#platform/server/config/settings.ts'

const words = (max: number) =>
  line(max).refine((text) => !/[<>"\\]/.test(text), 'must not contain < > " or a backslash')

const pictureFile = z.string().regex(/^([^\0]+\.png)?$/i, 'must be the name of a .png file')

/** Without 4.5 : 1 a colour is refused with the nearest one that has it. */
const colour = z
  .string()
  .regex(/^(#[0-9a-f]{6})?$/i, { error: 'must be a colour such as #0b6e4f', abort: true })
  .toLowerCase()
  .superRefine((hex, context) => {
    const nearest = hex && nearestInLight(hex)
    if (nearest !== hex)
      context.addIssue(
        `must have a contrast of 4.5 : 1 against the pages; the nearest colour that has it is ${nearest}`,
      )
  })

export const issuerSettings = settings({
  siteName: {
    env: 'SITE_NAME',
    schema: words(60).pipe(z.string().min(1, 'must not be empty')),
    fallback: 'EduTrain',
    about:
      'Name of the site, as shown on its pages, in their titles, on a phone’s home screen and in emails.',
  },
  siteShortName: {
    env: 'SITE_SHORT_NAME',
    schema: words(12),
    about:
      'Short form of that name for a phone’s home screen, of up to 12 characters; empty for `SITE_NAME`.',
  },
  siteColour: {
    env: 'SITE_COLOUR',
    schema: colour,
    about:
      'Colour of the site, such as `#0b6e4f`, for its buttons, the lines below links and the frame of the browser; empty for that of the words. It needs a contrast of 4.5 : 1 against the pages in light colours; for dark ones it is made lighter.',
  },
  siteLogo: {
    env: 'SITE_LOGO',
    schema: pictureFile,
    about:
      'Logo of the site for the head of its pages, tabs, home screens and shared links: a square PNG file of 192 to 2000 pixels, with its whole path or one relative to `CONTENT_DIR`, of up to 512 kB.',
  },
  name: {
    env: 'ISSUER_NAME',
    schema: words(100),
    about:
      'Name of the initiative that issues certificates, as shown on certificates, badges, LinkedIn and in emails; empty for `SITE_NAME`.',
  },
  url: {
    env: 'ISSUER_URL',
    schema: line(300).refine((text) => text === '' || isWebAddress(text), 'must be a web address'),
    about: "Web address of the initiative's own site; empty for `PUBLIC_URL`.",
  },
  address: {
    env: 'ISSUER_ADDRESS',
    schema: words(200),
    about: 'Postal address of the initiative on one line, for certificates and the footer of emails.',
  },
  email: {
    env: 'ISSUER_EMAIL',
    schema: z
      .string()
      .max(254)
      .regex(/^([\w.+-]+@[\w.-]+)?$/, 'must be an email address'),
    about: 'Email address at which learners and employers can reach the initiative.',
  },
  logo: {
    env: 'ISSUER_LOGO',
    schema: pictureFile,
    about:
      'Logo of the initiative for certificates, badges and shared links: a PNG file, with its whole path or one relative to `CONTENT_DIR`. Up to 512 kB and 2000 pixels per side; empty for `SITE_LOGO`.',
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
