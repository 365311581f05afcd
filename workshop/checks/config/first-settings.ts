/** A setting that a site needs, in one line of plain words. */
interface FirstSetting {
  readonly env: string
  readonly about: string
  readonly example: string
}

/** The ten that a site needs, in the order in which one sets them. With these a start on https has nothing to warn of. */
export const firstSettings: readonly FirstSetting[] = [
  {
    env: 'PUBLIC_URL',
    about: 'The address that people type. Links in emails are made from it.',
    example: 'https://learn.example.org',
  },
  {
    env: 'TRUST_PROXY',
    about: 'Where the proxy with https is: `loopback` if it is on the same machine.',
    example: 'loopback',
  },
  {
    env: 'SMTP_URL',
    about: 'The mail server, with the user and password that your mail provider gave you.',
    example: 'smtps://user:password@mail.example.org:465',
  },
  {
    env: 'MAIL_FROM',
    about: 'The address that emails come from.',
    example: 'no-reply@example.org',
  },
  {
    env: 'OPERATOR_EMAILS',
    about: 'Who may open `/operator`: you, once you have registered with this email and confirmed it.',
    example: 'you@example.org',
  },
  {
    env: 'SITE_NAME',
    about: 'What the site is called: on its pages, on home screens, in emails and on certificates.',
    example: 'Open Rails',
  },
  {
    env: 'ISSUER_EMAIL',
    about: 'The email address at which learners and employers reach you.',
    example: 'office@example.org',
  },
  {
    env: 'ISSUER_ADDRESS',
    about: 'Your postal address, on one line.',
    example: '1 Station Road, 1234 Example Town',
  },
  {
    env: 'SITE_HOST',
    about: 'The company whose machine the site runs on, with its address and telephone number.',
    example: 'Example Hosting, 2 Mill Lane, 1234 Example Town, +00 000 0000',
  },
  {
    env: 'SUPERVISORY_AUTHORITY',
    about:
      'The authority that people can complain to about the use of their data; each country of Europe has one.',
    example: 'CNIL, https://www.cnil.fr',
  },
]
