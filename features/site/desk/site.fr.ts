import type { SiteSettingName } from '#features/site/contract/site-settings.ts'

export const title = 'Site'
export const note =
  'Le nom du site, son apparence et les personnes qui le gèrent. Les modifications sont inscrites au journal d’audit et apparaissent sur toutes les pages en cinq secondes au plus.'
export const failed = 'Impossible de charger les réglages.'
export const parts = {
  look: 'Nom et apparence',
  issuer: 'Qui délivre les certificats',
  law: 'Mentions légales et confidentialité',
}
export const labels: Readonly<Record<SiteSettingName, string>> = {
  SITE_NAME: 'Nom du site',
  SITE_SHORT_NAME: 'Nom court',
  SITE_COLOUR: 'Couleur',
  SITE_LOGO: 'Logo du site',
  ISSUER_NAME: 'Nom de l’initiative',
  ISSUER_URL: 'Site web de l’initiative',
  ISSUER_ADDRESS: 'Adresse postale',
  ISSUER_EMAIL: 'E-mail',
  ISSUER_LOGO: 'Logo des certificats',
  ISSUER_SIGNATORY: 'Signataire des certificats',
  ISSUER_SIGNATORY_TITLE: 'Fonction de cette personne',
  ISSUER_SIGNATURE: 'Image de la signature',
  SITE_DIRECTOR: 'Direction de la publication',
  SITE_REGISTRATION: 'Numéro d’enregistrement',
  SITE_PHONE: 'Téléphone',
  SITE_HOST: 'Hébergeur',
  PRIVACY_CONTACT: 'Contact pour les données personnelles',
  SUPERVISORY_AUTHORITY: 'Autorité de contrôle',
  LEGAL_READER: 'Qui a relu ces pages, et quand',
}
const picture = 'Une image ; sa taille est réduite ici s’il le faut.'
export const hints: Readonly<Record<SiteSettingName, string>> = {
  SITE_NAME: '60 caractères au plus, sans guillemets droits, chevrons ni barre oblique inversée.',
  SITE_SHORT_NAME:
    'Pour l’écran d’accueil d’un téléphone : 12 caractères au plus. Laissez vide pour utiliser le nom.',
  SITE_COLOUR: 'Pour les boutons et le trait sous les liens, par exemple #0b6e4f. Laissez vide pour du noir.',
  SITE_LOGO: 'Une image carrée de 192 pixels de côté au moins ; sa taille est réduite ici s’il le faut.',
  ISSUER_NAME: 'Sur les certificats et dans les e-mails. Laissez vide pour utiliser le nom du site.',
  ISSUER_URL: 'Commence par https:// ou http://. Laissez vide pour indiquer ce site.',
  ISSUER_ADDRESS: 'Sur une ligne, 200 caractères au plus.',
  ISSUER_EMAIL: 'Une adresse e-mail où les apprenants et les entreprises peuvent vous joindre.',
  ISSUER_LOGO: `${picture} Laissez vide pour utiliser le logo du site.`,
  ISSUER_SIGNATORY: 'Obligatoire s’il y a une fonction ou une signature.',
  ISSUER_SIGNATORY_TITLE: 'Par exemple Directrice.',
  ISSUER_SIGNATURE: `${picture} Seulement dans le PDF.`,
  SITE_DIRECTOR: 'Là où la loi le demande, comme en France.',
  SITE_REGISTRATION: 'Par exemple RNA W751234567.',
  SITE_PHONE: 'Là où la loi le demande, comme en France.',
  SITE_HOST: 'L’entreprise qui exploite le serveur, avec son adresse et son téléphone.',
  PRIVACY_CONTACT:
    'Une adresse e-mail, ou une adresse web qui commence par https://. Laissez vide pour utiliser l’e-mail ci-dessus.',
  SUPERVISORY_AUTHORITY: 'Par exemple CNIL, https://www.cnil.fr.',
  LEGAL_READER:
    'Une personne qui connaît la loi de votre pays. D’ici là, ces pages disent en tête que personne ne les a relues. Son nom ne s’affiche nulle part.',
}
export const fixed = (name: string) => `Réglé sur le serveur par ${name}, qui a la priorité.`
export const refused = (hint: string) => `Cette valeur a été refusée. ${hint}`
export const noPicture =
  'Ce fichier n’est pas une image que votre navigateur sait lire. Choisissez un fichier PNG ou JPEG.'
export const notSquare = (width: number, height: number) =>
  `Cette image a ${width} × ${height} pixels. Choisissez une image carrée de 192 pixels de côté au moins.`
export const noColour = 'Écrivez une couleur comme #0b6e4f.'
export const faint = (nearest: string) =>
  `Cette couleur est trop claire pour être lue sur les pages. La plus proche que l’on puisse lire est ${nearest}.`
export const pickColour = 'Choisir une couleur'
export const takeNearest = (nearest: string) => `Choisir ${nearest}`
export const present = (size: string) => `Image actuelle : ${size} pixels.`
export const removePicture = 'Retirer l’image'
export const save = 'Enregistrer'
export const saved = 'C’est enregistré. Le site l’affiche dès maintenant.'
export const unsaved = 'Impossible d’enregistrer les réglages. Veuillez réessayer.'
export const preview = 'Aperçu'
export const inTheme = { light: 'Clair', dark: 'Sombre' }
export const page = 'Page d’accueil'
export const start = 'Commencer'
export const certificate = 'Certificat'
export const certificateOf = (issuer: string) => `Certificat ${issuer}`
export const email = 'E-mail'
export const sentBy = (issuer: string) => `Cet e-mail vous a été envoyé par ${issuer}.`
export const openPage = 'Ouvrir la page'
