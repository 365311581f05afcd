import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('en')

export const title = 'Two-step verification'
export const note =
  'The operator area shows every learner’s data. A code from your phone keeps it safe even if your password leaks.'
export const off = 'It is off: your password alone opens the operator area.'
export const needed = 'Set it up to open the operator area.'
export const setUp = 'Set up two-step verification'
export const scan = 'Scan this code with an authenticator app on your phone.'
export const qrCode = 'QR code for your authenticator app'
export const orType = 'Can’t scan it? Type this key into the app:'
export const firstCode = 'The 6-digit code the app shows now'
export const turnOn = 'Turn on'
export const cancel = 'Cancel'
export const enrolFaults: Readonly<Record<string, string>> = {
  'invalid-verification-code':
    'That code is incorrect. Check the time on your phone, then enter the next code.',
  'code-expired': 'That took too long. Please cancel and start again.',
}
export const codesTitle = 'Your recovery codes'
export const codesNote =
  'If you lose your phone, you can log in with one of these codes instead. Each works only once. They are shown only now: keep them somewhere safe, but not on your phone.'
export const copy = 'Copy'
export const save = 'Save'
export const print = 'Print'
export const copied = 'Copied.'
export const notCopied = 'The codes could not be copied. Please save or print them.'
export const kept = 'I have saved these codes'
export const done = 'Done'
export const onSince = (day: string) => `On since ${day}. You log in with your password and a code.`
export const codesLeft = (count: number) =>
  plural(count, { one: '1 recovery code left.', other: `${count} recovery codes left.` })
export const newCodes = 'Create new recovery codes'
export const turnOff = 'Turn off'
