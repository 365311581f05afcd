import type { SiteSettingName } from '#features/site/contract/site-settings.ts'

export const title = 'Site'
export const note =
  'What the site is called, how it looks and who runs it. Changes are recorded in the audit log and appear on all pages within five seconds.'
export const failed = 'The settings could not be loaded.'
export const parts = {
  look: 'Name and look',
  issuer: 'Who issues certificates',
  law: 'Legal notice and privacy',
}
export const labels: Readonly<Record<SiteSettingName, string>> = {
  SITE_NAME: 'Name of the site',
  SITE_SHORT_NAME: 'Short name',
  SITE_COLOUR: 'Colour',
  SITE_LOGO: 'Logo of the site',
  ISSUER_NAME: 'Name of the initiative',
  ISSUER_URL: 'Website of the initiative',
  ISSUER_ADDRESS: 'Postal address',
  ISSUER_EMAIL: 'Email',
  ISSUER_LOGO: 'Logo for certificates',
  ISSUER_SIGNATORY: 'Who signs certificates',
  ISSUER_SIGNATORY_TITLE: 'Job title of this person',
  ISSUER_SIGNATURE: 'Picture of the signature',
  SITE_DIRECTOR: 'Director of publication',
  SITE_REGISTRATION: 'Registration number',
  SITE_PHONE: 'Telephone',
  SITE_HOST: 'Host',
  PRIVACY_CONTACT: 'Contact for privacy',
  SUPERVISORY_AUTHORITY: 'Authority for complaints',
  LEGAL_READER: 'Who has read these pages, and when',
}
const picture = 'A picture; it is made small enough here.'
export const hints: Readonly<Record<SiteSettingName, string>> = {
  SITE_NAME: 'Up to 60 characters, without straight quotation marks, angle brackets or backslashes.',
  SITE_SHORT_NAME: 'For the home screen of a phone: up to 12 characters. Leave empty to use the name.',
  SITE_COLOUR: 'For buttons and the lines below links, such as #0b6e4f. Leave empty for black.',
  SITE_LOGO: 'A square picture with sides of 192 pixels or more; it is made small enough here.',
  ISSUER_NAME: 'On certificates and in emails. Leave empty to use the name of the site.',
  ISSUER_URL: 'Begins with https:// or http://. Leave empty to use this site.',
  ISSUER_ADDRESS: 'On one line, up to 200 characters.',
  ISSUER_EMAIL: 'An email address at which learners and employers can reach you.',
  ISSUER_LOGO: `${picture} Leave empty to use the logo of the site.`,
  ISSUER_SIGNATORY: 'Needed if there is a job title or a signature.',
  ISSUER_SIGNATORY_TITLE: 'For example, Director.',
  ISSUER_SIGNATURE: `${picture} Only in the PDF.`,
  SITE_DIRECTOR: 'Where the law asks for one, as in France.',
  SITE_REGISTRATION: 'For example, RNA W751234567.',
  SITE_PHONE: 'Where the law asks for one, as in France.',
  SITE_HOST: 'The company that runs the server, with its address and telephone number.',
  PRIVACY_CONTACT:
    'An email, or a web address that begins with https://. Leave empty to use the email above.',
  SUPERVISORY_AUTHORITY: 'For example, CNIL, https://www.cnil.fr.',
  LEGAL_READER:
    'Someone who knows the law where you are. Until then, the legal pages say at their head that nobody has. The name is shown nowhere.',
}
export const fixed = (name: string) => `Set on the server by ${name}, which comes first.`
export const refused = (hint: string) => `This value was refused. ${hint}`
export const noPicture = 'This file is not a picture that your browser can read. Choose a PNG or JPEG file.'
export const notSquare = (width: number, height: number) =>
  `This picture has ${width} × ${height} pixels. Choose a square one with sides of 192 pixels or more.`
export const noColour = 'Write a colour such as #0b6e4f.'
export const faint = (nearest: string) =>
  `This colour is too light to be read on the pages. The nearest one that can be read is ${nearest}.`
export const pickColour = 'Pick a colour'
export const takeNearest = (nearest: string) => `Use ${nearest}`
export const present = (size: string) => `Current picture: ${size} pixels.`
export const removePicture = 'Remove the picture'
export const save = 'Save'
export const saved = 'Saved. The site shows it now.'
export const unsaved = 'The settings could not be saved. Please try again.'
export const preview = 'Preview'
export const inTheme = { light: 'Light', dark: 'Dark' }
export const page = 'Landing page'
export const start = 'Start learning'
export const certificate = 'Certificate'
export const certificateOf = (issuer: string) => `${issuer} certificate`
export const email = 'Email'
export const sentBy = (issuer: string) => `This email was sent by ${issuer}.`
export const openPage = 'Open the page'
