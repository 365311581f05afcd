import { siteName } from '#platform/web/lib/site-name.ts'
import type { Channel, MessageId, Pile } from './inbox.ts'

interface MessageWords {
  readonly from: string
  readonly words: string
  /** What the learner knows besides. */
  readonly aside?: string
  readonly right: string
  /** What comes of it on the wrong pile. */
  readonly wrong: string
}

export const channels: Readonly<Record<Channel, string>> = {
  app: 'Notification de votre portefeuille',
  mail: 'E-mail',
  chat: 'Messagerie',
  voice: 'Message vocal',
}
export const piles: Readonly<Record<Pile, string>> = { safe: 'Sans danger', fraud: 'Fraude' }
export const aside = 'Vous savez aussi :'
export const waiting = 'Dans la boîte'
export const next = 'Message suivant'
export const later = 'Le remettre dans la boîte'
export const rightPiles: Readonly<Record<Pile, string>> = {
  safe: 'Bonne réponse : sans danger',
  fraud: 'Bonne réponse : une fraude',
}
export const wrongPile = 'Pas sur cette pile'
export const empty = 'Les huit sont triés'
export const result = (mistakes: number) => `Posés sur la mauvaise pile : ${mistakes}.`
export const lesson =
  'Ce qui réunit les quatre fraudes, ce n’est pas leur ton. Chacune veut une chose qui ouvre votre portefeuille, ou un paiement vers une adresse que seul le message connaît.'

export const messages: Readonly<Record<MessageId, MessageWords>> = {
  update: {
    from: 'Votre portefeuille',
    words:
      'La version 5.2 est arrivée. Elle ferme une faille de sécurité. Vous la trouverez dans votre boutique d’applications.',
    right:
      'Le message ne demande aucun mot, et vous ouvrez la boutique vous-même, par le lien du site de l’éditeur. L’absence de lien est bon signe, mais pas une preuve.',
    wrong:
      'Rien n’est volé. Mais votre application garde sa faille, et les voleurs connaissent ces failles. Le message ne demandait rien de ce qui ouvre votre portefeuille.',
  },
  rules: {
    from: 'Registre des portefeuilles',
    words:
      'Madame, Monsieur, dès lundi, la loi oblige à enregistrer chaque portefeuille. Cela prend deux minutes : appelez notre numéro gratuit, avec votre phrase de récupération sous la main. Nous ne demandons jamais votre code PIN.',
    right:
      'Un numéro à appeler ne vaut pas mieux qu’un lien. Aucun registre n’a besoin de vos mots : ils vont seulement dans l’application ou l’appareil où vous restaurez un portefeuille.',
    wrong:
      'Vous appelez et vous lisez vos six mots. « Enregistré, merci ! » dit une voix aimable. Quelques minutes plus tard, vos dollars d’exercice ont disparu.',
  },
  dust: {
    from: 'Votre portefeuille',
    words: 'Vous avez reçu 0,001 dollar d’exercice de 0x7c4e…91f0.',
    aside:
      'Il y a cinq minutes, vous avez envoyé un petit essai à votre contact Lindiwe, 0x7c4e…91f0. Vous voulez lui envoyer 50 aujourd’hui. Cet expéditeur n’est pas dans vos contacts.',
    right:
      'Un voleur a fabriqué une adresse avec le même début et la même fin que la sienne. Il espère que vous la copierez dans l’historique. Laissez-la où elle est, et payez le contact enregistré.',
    wrong:
      'Vous copiez l’adresse en haut de l’historique et vous envoyez 50. Le début et la fin étaient ceux de Lindiwe. Pas le milieu, et les 50 sont perdus.',
  },
  repayment: {
    from: 'Votre portefeuille',
    words: 'Vous avez reçu 25 dollars d’exercice de Joy.',
    aside: 'Joy est dans vos contacts. Elle a dit au téléphone qu’elle rendrait 25 aujourd’hui.',
    right:
      'Cela correspond à ce que Joy vous a dit, le nom vient de vos propres contacts, et l’on ne vous demande rien.',
    wrong:
      'Rien n’est volé. Mais vous demandez à Joy de payer encore, alors qu’elle l’a fait. Cela correspondait à ce qu’elle vous avait dit, et l’on ne vous demandait rien.',
  },
  voice: {
    from: 'Un nouveau numéro',
    words:
      '« C’est moi, ton frère ! Mon téléphone est cassé, je parle avec celui d’un ami. Je dois payer la clinique tout de suite. Envoie 60 dollars d’exercice à l’adresse que je t’écris, s’il te plaît. Je t’appelle ce soir ! »',
    aside: 'C’est bien sa voix.',
    right:
      'Un programme peut copier une voix à partir de quelques secondes de son. Appelez votre frère au numéro que vous connaissez, avant de payer quoi que ce soit.',
    wrong:
      'Vous envoyez 60. Le soir, votre frère appelle de son propre numéro. Il était au travail et ne sait rien d’une clinique.',
  },
  address: {
    from: 'Rui, dans votre conversation de toujours',
    words: 'Les billets, c’était 12 pour moi, non ? Envoie-moi ton adresse, je te paie ce soir.',
    aside: 'Vous avez acheté des billets pour vous deux.',
    right:
      'La personne qui vous paie a besoin de votre adresse. Avec elle, Rui voit ce que vous avez, mais ne peut rien prendre.',
    wrong:
      'Rien n’est volé, et Rui vous doit toujours 12. Une adresse est faite pour être donnée à qui vous paie : avec elle, il ne peut rien prendre.',
  },
  login: {
    from: 'Sorandi',
    words:
      'Connexion avec votre adresse, aujourd’hui à 10 h 14. C’était vous ? Alors il n’y a rien à faire. Sinon, ouvrez Sorandi par votre propre lien et déconnectez tous les appareils.',
    right:
      'C’est l’heure où vous avez signé. L’e-mail ne demande rien, ne contient aucun lien et vous apprend une chose utile.',
    wrong:
      'Rien n’est volé. Mais vous ne remarquerez rien le jour où un inconnu se connectera. Ce message disait ce que vous aviez fait vous-même, sans aucun lien.',
  },
  token: {
    from: `Équipe des jetons ${siteName}`,
    words:
      'Bravo ! Votre jeton est gratuit, et nous payons les frais. Ouvrez la page, connectez-vous et signez l’autorisation pour vos dollars d’exercice. Nous pourrons alors le livrer.',
    right: `Pour vous donner une chose, personne n’a besoin d’une autorisation sur ce que vous avez déjà. Demandez à ${siteName} même, par votre propre favori.`,
    wrong:
      'Vous signez. Cela ne coûte rien, et rien ne part. La semaine suivante, un inconnu se sert de l’autorisation et prend tous vos dollars d’exercice.',
  },
}
