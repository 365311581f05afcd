import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('fr')

export const title = 'Validation en deux étapes'
export const note =
  'L’espace opérateurs montre les données de tous les apprenants. Un code sur votre téléphone le protège, même si votre mot de passe est volé.'
export const off = 'Elle est désactivée : votre mot de passe suffit pour ouvrir l’espace opérateurs.'
export const needed = 'Activez-la pour ouvrir l’espace opérateurs.'
export const setUp = 'Activer la validation en deux étapes'
export const scan = 'Scannez ce code avec une application d’authentification sur votre téléphone.'
export const qrCode = 'Code QR pour votre application d’authentification'
export const orType = 'Impossible de le scanner ? Saisissez cette clé dans l’application :'
export const firstCode = 'Le code à 6 chiffres affiché par l’application'
export const turnOn = 'Activer'
export const cancel = 'Annuler'
export const enrolFaults: Readonly<Record<string, string>> = {
  'invalid-verification-code':
    'Ce code est incorrect. Vérifiez l’heure de votre téléphone, puis saisissez le code suivant.',
  'code-expired': 'Le délai est dépassé. Annulez, puis recommencez.',
}
export const codesTitle = 'Vos codes de secours'
export const codesNote =
  'Si vous perdez votre téléphone, connectez-vous avec l’un de ces codes. Chacun ne sert qu’une fois. Ils ne s’affichent que maintenant : conservez-les en lieu sûr, ailleurs que sur le téléphone.'
export const copy = 'Copier'
export const save = 'Enregistrer'
export const print = 'Imprimer'
export const copied = 'Codes copiés.'
export const notCopied = 'La copie a échoué. Enregistrez ou imprimez les codes.'
export const kept = 'J’ai conservé ces codes'
export const done = 'Terminer'
export const onSince = (day: string) =>
  `Activée depuis le ${day}. Vous vous connectez avec votre mot de passe et un code.`
export const codesLeft = (count: number) =>
  plural(count, { one: `Il reste ${count} code de secours.`, other: `Il reste ${count} codes de secours.` })
export const newCodes = 'Créer de nouveaux codes de secours'
export const turnOff = 'Désactiver'
