import { siteNameToFill as siteName } from '#platform/contract/pages.ts'
import type { ConfirmationEmail, Repeated } from './confirmation-words-en.ts'

const withWallet = (address: Repeated['address']) => {
  if (address === 'none')
    return 'sans adresse de portefeuille. Le lien ci-dessous permet de confirmer que c’était vous.'
  const which =
    address === 'not-repeated'
      ? 'avec une adresse de portefeuille'
      : `avec cette adresse de portefeuille pour le jeton : ${address}`
  return `${which}. Le lien ci-dessous montre cette adresse et permet de confirmer que c’était vous et que le portefeuille est à vous.`
}

export const frenchConfirmation: ConfirmationEmail = ({ email, address }) => ({
  subject: `Confirmez vos coordonnées pour la récompense ${siteName}`,
  title: 'Ces coordonnées sont-elles les vôtres ?',
  says: `Quelqu’un a saisi ${email} sur notre page de récompense, ${withWallet(address)}`,
  button: 'Voir et confirmer',
  terms:
    'Le lien fonctionne une seule fois, pendant sept jours. Trop tard ? Remplissez à nouveau le formulaire : nous vous enverrons un nouveau lien. Nous ne demandons jamais d’argent, de phrase de récupération ni de clé privée.',
  otherwise:
    'Si ce n’était pas vous, vous n’avez rien à faire : sans ce lien, ces coordonnées ne seront pas confirmées.',
})
