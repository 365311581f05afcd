import { siteNameToFill as siteName } from '#platform/contract/pages.ts'

/** Numbers alone: nobody’s name belongs in it. */
export const englishMail = {
  subject: (count: number, number: string) =>
    count === 1
      ? `${siteName}: 1 task is waiting for you`
      : `${siteName}: ${number} tasks are waiting for you`,
  title: 'Waiting for you',
  says: 'This is what is waiting in the operator area:',
  button: 'Open the operator area',
  terms: 'This email contains numbers only. Names and details are in the operator area, after you log in.',
  otherwise:
    'You are receiving this because you are an operator of this site. Below the overview you choose whether it comes daily, weekly or not at all.',
  stop: 'Stop these emails',
}
