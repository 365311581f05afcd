import { type InPageLanguages, inPageLanguage } from '#platform/contract/languages.ts'
import { siteNameToFill } from '#platform/contract/pages.ts'
import type { SiteColour } from '#platform/contract/site-colour.ts'
import { escapeHtml } from '#platform/server/http/escape-html.ts'
import type { Email } from './mailer.ts'

interface FrameWords {
  readonly sender: (issuer: string, publicUrl: string) => string
  readonly address: string
}

const frames: InPageLanguages<FrameWords> = {
  en: {
    sender: (issuer, publicUrl) => `This email was sent by ${issuer}, ${publicUrl}.`,
    address: 'If the button does not work, open this address in your browser:',
  },
  fr: {
    sender: (issuer, publicUrl) => `Cet e-mail vous a été envoyé par ${issuer}, ${publicUrl}.`,
    address: 'Si le bouton ne fonctionne pas, ouvrez cette adresse dans votre navigateur :',
  },
}

interface LinkWords {
  readonly text: string
  readonly link: string
}

export interface Words {
  readonly subject: string
  readonly title: string
  readonly says: string
  /** A list below what it says. */
  readonly lines?: readonly LinkWords[] | undefined
  /** None where the reader had better come by an own way than by a link in an email. */
  readonly button?: string | undefined
  readonly also?: string | undefined
  readonly terms: string
  readonly otherwise: string
  /** How emails of this kind are ended, in the body and in the head. */
  readonly stop?: LinkWords | undefined
}

/** `publicUrl` has no trailing slash. */
export interface Sender {
  readonly publicUrl: string
  readonly issuer: {
    readonly name: string
    readonly siteName: string
    readonly address?: string | undefined
    readonly siteColour?: SiteColour | undefined
  }
}

interface Destination {
  readonly to: string
  readonly link: string
  readonly language: string
}

export function composeEmail(
  { publicUrl, issuer }: Sender,
  words: Words,
  { to, link, language }: Destination,
): Email {
  const { sender, address } = inPageLanguage(frames, language)
  const foot = [
    `${sender(issuer.name, publicUrl)} ${words.otherwise}`,
    ...(issuer.address ? [issuer.address] : []),
  ]
  const also = words.also ? [words.also] : []
  const { lines, stop } = words
  const parts = [
    ...[words.title, words.says, ...(lines ? [lines.map(lineText).join('\n')] : [])],
    ...[...(words.button ? [link] : []), ...also, words.terms, ...foot, ...(stop ? [linkText(stop)] : [])],
  ]
  const text = parts.join('\n\n')
  const colour = issuer.siteColour?.light ?? ink
  const frame = { colour, language, head: issuer.name, address, small: [...also, words.terms], foot }
  const named = (words: string, name: string) => words.replaceAll(siteNameToFill, () => name)
  return {
    to,
    subject: named(words.subject, issuer.siteName),
    text: named(`${text}\n`, issuer.siteName),
    html: named(emailPage(words, frame, link), escapeHtml(issuer.siteName)),
    link,
    ...(stop && { stopLink: stop.link }),
  }
}

const linkText = ({ text, link }: LinkWords) => `${text}\n${link}`
const lineText = ({ text, link }: LinkWords) => `- ${text}\n  ${link}`

interface Frame {
  /** Of the button. */
  readonly colour: string
  readonly language: string
  readonly head: string
  readonly address: string
  readonly small: readonly string[]
  readonly foot: readonly string[]
}

// The light theme (app/web/styles/theme.css): mail programs know neither variables nor style sheets.
const paper = '#f7f3ea'
const card = '#fffdf8'
const ink = '#1d1b2c'
const soft = '#5d5970'
const line = '#e2dacb'
const lines = ['#6d4fe0', '#1a74b3', '#1b7d4c', '#9a5f00', '#bf4126']

const display = "'Barlow Condensed','Arial Narrow',Arial,sans-serif"
const body = "system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"

function emailPage(
  words: Words,
  { colour, language, head, address, small, foot }: Frame,
  link: string,
): string {
  const { subject, title, says, lines: listed, button, stop } = words
  const href = escapeHtml(link)
  const paragraph = `margin:0 0 20px;font:16px/1.5 ${body};color:${ink}`
  const smallStyle = `margin:0 0 12px;font:14px/1.5 ${body};color:${soft}`
  const smallText = (text: string) => `<p style="${smallStyle}">${escapeHtml(text)}</p>`
  const linked = ({ text, link }: LinkWords) =>
    `<a href="${escapeHtml(link)}" style="color:inherit">${escapeHtml(text)}</a>`
  const list = listed
    ? `<ul style="${paragraph};padding:0 0 0 20px">${listed.map((each) => `<li>${linked(each)}</li>`).join('')}</ul>\n`
    : ''
  const door = button
    ? `<p style="margin:0 0 20px"><a href="${href}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:${colour};color:${card};font:600 16px/1.2 ${body};text-decoration:none">${escapeHtml(button)}</a></p>\n`
    : ''
  const way = button
    ? `${smallText(address)}\n<p style="${smallStyle};word-break:break-all"><a href="${href}" style="color:${ink}">${href}</a></p>\n`
    : ''
  const stripes = lines.map(
    (colour) => `<td style="height:6px;line-height:6px;background:${colour}">&nbsp;</td>`,
  )
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:${card};border:1px solid ${line};border-radius:16px;overflow:hidden">
<tr><td style="padding:0;font-size:6px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${stripes.join('')}</tr></table></td></tr>
<tr><td style="padding:28px 32px 8px">
<p style="margin:0 0 16px;font:600 18px/1 ${display};letter-spacing:0.04em;color:${soft}">${escapeHtml(head)}</p>
<h1 style="margin:0 0 16px;font:600 32px/1.1 ${display};color:${ink}">${escapeHtml(title)}</h1>
<p style="${paragraph};overflow-wrap:anywhere">${escapeHtml(says)}</p>
${list}${door}${small.map(smallText).join('\n')}
</td></tr>
<tr><td style="padding:20px 32px 24px;border-top:2px dashed ${line}">
${way}${[...foot.map(smallText), ...(stop ? [`<p style="${smallStyle}">${linked(stop)}</p>`] : [])].join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}
