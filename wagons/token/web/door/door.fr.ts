export const phone =
  'Avez-vous l’une de ces applications ? Elle ouvre cette page dans son propre navigateur. Vous n’avez pas à vous y connecter.'
export const phoneOther =
  'Une autre application ? Copiez l’adresse et ouvrez-la dans le navigateur de votre application de portefeuille.'
export const copyAddress = 'Copier l’adresse'
export const copied = 'Copié. L’adresse marche pendant 15 minutes ; ne la donnez à personne.'
export const copyFailed = 'La copie a échoué.'
export const computer =
  'Votre portefeuille est sur votre téléphone ? Scannez ce code avec l’appareil photo du téléphone, puis choisissez-y votre application. Vous n’avez pas à vous connecter.'
export const code = 'Code QR avec l’adresse d’une page où votre portefeuille peut signer'
export const valid =
  'Ce lien marche pendant 15 minutes, et pour cela seulement : vérifier votre portefeuille et signer pour votre jeton. Ne le montrez à personne.'
export const friendPhone =
  'Avez-vous l’une de ces applications ? Elle ouvre cette page dans son propre navigateur.'
export const friendComputer =
  'Votre portefeuille est sur votre téléphone ? Scannez ce code avec l’appareil photo du téléphone, puis choisissez-y votre application.'

export const title = 'Signer pour votre jeton'
export const intro =
  'Votre portefeuille vérifie son adresse, puis signe pour votre jeton. Les deux sont gratuits. Cette page ne peut rien faire d’autre.'
export const introKnown = (address: string) =>
  `Votre portefeuille signe pour votre jeton, gratuitement. Ce doit être celui qui a l’adresse ${address}. Cette page ne peut rien faire d’autre.`
export const closedTitle = 'Ce lien a pris fin'
export const closed =
  'Il sert une seule fois, pendant 15 minutes. Retournez dans le navigateur où vous êtes connecté, et ouvrez-en un autre sur la page « Votre jeton ».'
export const doneTitle = 'Vous avez signé'
export const done =
  'Vous n’avez plus rien à faire ici. Fermez cette page ; la suite est sur la page « Votre jeton ».'
export const leftTitle = 'Rien n’a été signé'
export const left = 'Vous pouvez fermer cette page, ou la recharger pour signer.'
export const leftVerified =
  'Votre portefeuille est vérifié. Vous pourrez signer pour le jeton sur la page « Votre jeton », une fois que vous aurez votre certificat.'
