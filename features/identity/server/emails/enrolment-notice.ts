import { inPageLanguage } from '#platform/contract/languages.ts'
import { siteNameToFill as siteName } from '#platform/contract/pages.ts'
import { composeEmail, type Words } from '#platform/server/mail/email-page.ts'
import { MailError } from '#platform/server/mail/mailer.ts'
import type { EmailParts } from './email.ts'

type Notice = (email: string) => Words

const english: Notice = (email) => ({
  subject: `An authenticator app was set up for your ${siteName} account`,
  title: 'Was this you?',
  says: `An authenticator app was set up for the operator account ${email}. From now on each login needs a code from it. If it was not you, someone knows your password: choose a new one with the button below, which logs out every device. Then ask the administrator of the server to reset the second factor.`,
  button: 'Choose a new password',
  terms: 'The audit log of the operator area records it too.',
  otherwise: 'If it was you, you don’t need to do anything.',
})

const french: Notice = (email) => ({
  subject: `Une application d’authentification a été ajoutée à votre compte ${siteName}`,
  title: 'Était-ce bien vous ?',
  says: `Une application d’authentification a été ajoutée au compte opérateur ${email}. Désormais, chaque connexion demande un de ses codes. Si ce n’était pas vous, une autre personne connaît votre mot de passe : choisissez-en un nouveau avec le bouton ci-dessous, ce qui déconnecte tous les appareils. Demandez ensuite à l’administrateur du serveur de réinitialiser le second facteur.`,
  button: 'Choisir un nouveau mot de passe',
  terms: 'L’espace opérateurs en garde aussi la trace.',
  otherwise: 'Si c’était vous, vous n’avez rien à faire.',
})

/** The factor stays when no e-mail leaves: an outage must not keep operators from enrolling. */
export async function sendEnrolmentNotice(identity: EmailParts, to: string, language: string): Promise<void> {
  const words = inPageLanguage<Notice>({ en: english, fr: french }, language)(to)
  try {
    const link = `${identity.publicUrl}/forgot-password`
    await identity.mailer.send(composeEmail(identity, words, { to, language, link }))
  } catch (error) {
    if (!(error instanceof MailError)) throw error
  }
}
