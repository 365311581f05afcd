import type { PrivacyNotice } from '#platform/server/feature.ts'
import { ruleOf } from './certificates.config.ts'

export const privacyNotices: readonly PrivacyNotice[] = [
  {
    tables: ['certificate_requests', 'certificate_events'],
    ground: 'service',
    words: (config) => ({
      en: {
        name: 'Your request for a certificate',
        what: 'The name on it, your email, the dates, and what was decided.',
        why: ruleOf(config)
          ? 'So that the request can be checked and answered: automatically where nothing about it is unusual, otherwise by a person. The server never declines a request by itself.'
          : 'So that someone can look at the request and answer it.',
      },
      fr: {
        name: 'Votre demande de certificat',
        what: 'Le nom qui doit y figurer, votre adresse e-mail, les dates, et ce qui a été décidé.',
        why: ruleOf(config)
          ? 'Pour que la demande puisse être examinée et recevoir une réponse : automatiquement si rien n’y est inhabituel, sinon d’une personne. Aucune demande n’est refusée automatiquement.'
          : 'Pour que quelqu’un puisse examiner la demande et y répondre.',
      },
    }),
  },
  {
    tables: ['certificates', 'former_certificates'],
    ground: 'service',
    words: () => ({
      en: {
        name: 'Your certificate, and earlier ones',
        what: 'The name on it, its number, its date, and who issued it.',
        why: 'So that you can show what you have learned, and others can check it.',
        until:
          'As long as your account exists. After that, the page of the certificate says that there is no such certificate.',
        seenBy:
          'You and the people who run this site. Anyone who has the number sees that the certificate is valid, and can ask whether a name is the one on it, unless you turn that off. The name and the date are shown only if you choose to show them.',
      },
      fr: {
        name: 'Votre certificat, et les précédents',
        what: 'Le nom qui y figure, son numéro, sa date, et qui l’a délivré.',
        why: 'Pour que vous puissiez montrer ce que vous avez appris, et que d’autres puissent le vérifier.',
        until:
          'Tant que votre compte existe. Ensuite, la page du certificat dit que ce certificat n’existe pas.',
        seenBy:
          'Vous et les personnes qui gèrent ce site. Toute personne qui a le numéro voit que le certificat est valable, et peut demander si un nom est bien celui qui y figure, sauf si vous avez désactivé cette possibilité. Le nom et la date ne s’affichent que si vous le choisissez.',
      },
    }),
  },
  {
    tables: ['programme_badges', 'former_badges'],
    ground: 'service',
    words: () => ({
      en: {
        name: 'Your badges, one for each programme that you have completed',
        what: 'Your name as it was on that day, the programme and its modules, the number and the date, what you chose, and whether we have hidden the name; of badges that you have replaced, the number and the day.',
        why: 'So that you can show what you have learned, and others can check it.',
        until:
          'As long as your account exists. The name on a badge that you replace is deleted at once, and its page says that it was replaced. Once the account is deleted, the pages say that there is no such badge.',
        seenBy:
          'You and the people who run this site. Anyone who has the number sees that the badge is valid, and for which programme, and can ask whether a name is the one on it, unless you turn that off. Your name and the date are shown only if you choose to show them, for each badge; they stand in the files of a badge, for everyone who gets one.',
      },
      fr: {
        name: 'Vos badges, un pour chaque programme que vous avez terminé',
        what: 'Votre nom tel qu’il était ce jour-là, le programme et ses modules, le numéro et la date, votre choix, et si nous avons masqué le nom ; des badges que vous avez remplacés, le numéro et le jour.',
        why: 'Pour que vous puissiez montrer ce que vous avez appris, et que d’autres puissent le vérifier.',
        until:
          'Tant que votre compte existe. Le nom figurant sur un badge que vous remplacez est effacé aussitôt, et sa page dit qu’il a été remplacé. Une fois le compte supprimé, les pages disent que ces badges n’existent pas.',
        seenBy:
          'Vous et les personnes qui gèrent ce site. Toute personne qui a le numéro voit que le badge est valable, et pour quel programme, et peut demander si un nom est bien celui qui y figure, sauf si vous avez désactivé cette possibilité. Votre nom et la date ne s’affichent que si vous le choisissez, badge par badge ; ils figurent dans les fichiers d’un badge, pour qui en reçoit un.',
      },
    }),
  },
]
