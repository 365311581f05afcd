import type { Config, PrivacyNotice } from '#platform/server/feature.ts'
import { idleMonthsOf } from './idle-period.ts'

/** Accounts of a hosted service are removed there. */
const unverifiedDaysOf = ({ retention, identity }: Config): number =>
  identity.mode === 'firebase' ? 0 : retention.unverifiedAccountDays

/** After which the server removes an account by itself, as they are set. */
const englishPeriods = (config: Config): string[] => {
  const { identity } = config
  const days = unverifiedDaysOf(config)
  const months = idleMonthsOf(config)
  return [
    ...(identity.mode === 'firebase' || !identity.anonymous
      ? []
      : [
          'If you learn without an account, what you do is kept under a number that your device has too, and removed after 60 days without a visit.',
        ]),
    ...(days > 0
      ? [
          `An account that was never used, and whose email was never confirmed, is removed after ${days} days.`,
        ]
      : []),
    ...(months > 0
      ? [
          `An account that was not used for ${months} months is removed. We tell you by email a month before. An account with a certificate, or with a request for one or about your data, stays.`,
        ]
      : []),
  ]
}

const frenchPeriods = (config: Config): string[] => {
  const { identity } = config
  const days = unverifiedDaysOf(config)
  const months = idleMonthsOf(config)
  return [
    ...(identity.mode === 'firebase' || !identity.anonymous
      ? []
      : [
          'Si vous apprenez sans compte, ce que vous faites est gardé sous un numéro, que votre appareil a aussi, et supprimé après 60 jours sans visite.',
        ]),
    ...(days > 0
      ? [
          `Un compte qui n’a jamais servi et dont l’adresse e-mail n’a jamais été confirmée est supprimé après ${days} jours.`,
        ]
      : []),
    ...(months > 0
      ? [
          `Un compte qui n’a pas servi pendant ${months} mois est supprimé. Nous vous l’annonçons par e-mail un mois avant. Un compte qui a un certificat, une demande de certificat ou une demande sur vos données reste.`,
        ]
      : []),
  ]
}

/** The account and the ways into it. */
export const privacyNotices: readonly PrivacyNotice[] = [
  {
    tables: ['accounts', 'linked_identities', 'provider_redirects', 'idle_notices'],
    ground: 'service',
    words: (config) => ({
      en: {
        name: 'Your account',
        what: 'Your email, your password, when you registered and when you were last here. If you log in with another service: your ID, email, name and picture there.',
        why: 'So that you, and no one else, can go on with your journey. The password is kept as a code that cannot be turned back into the password.',
        until: ['Until you delete the account.', ...englishPeriods(config)].join(' '),
      },
      fr: {
        name: 'Votre compte',
        what: 'Votre adresse e-mail, votre mot de passe, la date de votre inscription et celle de votre dernière visite. Si vous vous connectez avec un autre service : votre identifiant, votre adresse e-mail, votre nom et votre photo dans ce service.',
        why: 'Pour que vous, et personne d’autre, puissiez continuer votre voyage. Le mot de passe est gardé sous la forme d’un code, à partir duquel on ne peut pas le retrouver.',
        until: ['Jusqu’à ce que vous supprimiez le compte.', ...frenchPeriods(config)].join(' '),
      },
    }),
  },
  {
    tables: ['refresh_tokens', 'deleted_accounts'],
    ground: 'service',
    words: () => ({
      en: {
        name: 'Your logins',
        what: 'For each device, how you logged in, and when.',
        why: 'So that you stay logged in, and can log out everywhere at once.',
        until:
          'Until you log out, or until 180 days pass without a visit. When you delete the account, we keep a code made from its number for 70 minutes, so that no login stays open.',
        seenBy: 'You.',
      },
      fr: {
        name: 'Vos connexions',
        what: 'Pour chaque appareil, comment et quand la connexion a été ouverte.',
        why: 'Pour que votre connexion reste ouverte, et que vous puissiez vous déconnecter partout à la fois.',
        until:
          'Jusqu’à votre déconnexion, ou après 180 jours sans visite. Quand vous supprimez le compte, nous gardons pendant 70 minutes un code tiré de son numéro, pour qu’aucune connexion ne reste ouverte.',
        seenBy: 'Vous.',
      },
    }),
  },
  {
    tables: ['action_codes'],
    ground: 'service',
    words: () => ({
      en: {
        name: 'Links that we email you',
        what: 'The address that each link was sent to, and a code made from the link.',
        why: 'So that a link works once, and only for you.',
        until: 'Until 30 days after the link has expired.',
        seenBy: 'No one.',
      },
      fr: {
        name: 'Liens que nous vous envoyons par e-mail',
        what: 'L’adresse où chaque lien a été envoyé, et un code tiré du lien.',
        why: 'Pour qu’un lien serve une seule fois, et seulement à vous.',
        until: 'Jusqu’à 30 jours après l’expiration du lien.',
        seenBy: 'Personne.',
      },
    }),
  },
  {
    tables: ['second_factors', 'recovery_codes'],
    ground: 'service',
    words: () => ({
      en: {
        name: 'Authenticator app',
        what: 'If you set one up: its name, its secret and the codes for the day when you lose your phone.',
        why: 'So that your password alone does not open your account.',
        until: 'Until you remove the app from your account.',
        seenBy: 'No one sees the secret or the codes.',
      },
      fr: {
        name: 'Application d’authentification',
        what: 'Si vous en avez ajouté une : son nom, son secret et les codes pour le jour où vous perdriez votre téléphone.',
        why: 'Pour que votre mot de passe seul n’ouvre pas votre compte.',
        until: 'Jusqu’à ce que vous retiriez l’application de votre compte.',
        seenBy: 'Personne ne voit le secret ni les codes.',
      },
    }),
  },
]
