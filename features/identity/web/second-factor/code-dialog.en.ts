export const title = 'Two-step verification'
export const codeNote = 'Open your authenticator app and enter the code it shows for this site.'
export const code = '6-digit code'
export const recoveryNote = 'Enter one of the recovery codes you saved. Each code works only once.'
export const recoveryCode = 'Recovery code'
export const useRecoveryCode = 'Use a recovery code instead'
export const useApp = 'Use the authenticator app instead'
export const logIn = 'Log in'
export const cancel = 'Cancel'
export const faults: Readonly<Record<string, string>> = {
  'invalid-verification-code':
    'That code is incorrect or has already been used. Wait for the next one and try again.',
  'invalid-multi-factor-session': 'That took too long. Please close this and log in again.',
}
