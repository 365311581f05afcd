import type { ConfirmationLetter } from './confirmation-words.ts'

export const frenchConfirmation: ConfirmationLetter = ({ email, evmAddress }) => ({
  subject: 'Confirmez vos coordonnées pour la récompense EduTrain',
  title: 'Ces coordonnées sont-elles les vôtres ?',
  says: evmAddress
    ? `Quelqu’un a saisi ${email} sur notre page de récompense, avec cette adresse de portefeuille pour le jeton : ${evmAddress}. Avec ce billet, vous confirmez que c’était vous et que le portefeuille est à vous.`
    : `Quelqu’un a saisi ${email} sur notre page de récompense, sans adresse de portefeuille. Avec ce billet, vous confirmez que c’était vous.`,
  button: 'Voir et confirmer',
  terms:
    'Le lien fonctionne une seule fois, pendant sept jours. Trop tard ? Remplissez à nouveau le formulaire, et un nouveau lien arrivera. Nous ne demandons jamais de phrase de récupération ni de clé privée.',
  otherwise:
    'Si ce n’était pas vous, il n’y a rien à faire : sans le lien, ces coordonnées restent non confirmées.',
})
