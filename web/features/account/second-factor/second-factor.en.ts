import { pluralIn } from '#web/lib/plural.ts'

const plural = pluralIn('en')

export const title = 'Two-step verification'
export const note =
  'The operator desk shows every learner’s data. A code from your phone keeps it shut even if your password leaks.'
export const off = 'It is off: your password alone opens the desk.'
export const needed = 'The operator desk opens once you have set it up.'
export const setUp = 'Set up two-step verification'
export const scan = 'Scan this code with an authenticator app on your phone.'
export const qrCode = 'QR code for your authenticator app'
export const orType = 'Can’t scan it? Type this key into the app:'
export const firstCode = 'The 6-digit code the app shows now'
export const turnOn = 'Turn on'
export const cancel = 'Cancel'
export const enrolFaults: Readonly<Record<string, string>> = {
  'invalid-verification-code':
    'That code is not right. Check the time on your phone, then enter the next code.',
  'code-expired': 'That took too long. Please cancel and start again.',
}
export const codesTitle = 'Your recovery codes'
export const codesNote =
  'If you lose your phone, each of these codes logs you in once in its place. They are shown only now: keep them somewhere safe, not on the phone.'
export const copy = 'Copy'
export const save = 'Save'
export const print = 'Print'
export const copied = 'Copied.'
export const notCopied = 'They could not be copied. Please save or print them.'
export const kept = 'I have kept these codes'
export const done = 'Done'
export const onSince = (day: string) => `On since ${day}. You log in with your password and a code.`
export const codesLeft = (count: number) =>
  plural(count, { one: '1 recovery code left.', other: `${count} recovery codes left.` })
export const newCodes = 'Make new recovery codes'
export const turnOff = 'Turn off'
