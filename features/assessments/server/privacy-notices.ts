import type { PrivacyNotice } from '#platform/server/feature.ts'

export const privacyNotices: readonly PrivacyNotice[] = [
  {
    tables: ['assessments'],
    ground: 'service',
    words: () => ({
      en: {
        name: 'Checks of what you know',
        what: 'Whether you took the check before the course or the final check, when, in which language, your answer to each question and whether it was right.',
        why: 'So that we can tell you where to begin and what to read again. Whether you take them is your choice; your certificate does not depend on it.',
        seenBy:
          'You and the people who run this site. We also compare what learners know before and after the course, for everyone together and without names.',
      },
      fr: {
        name: 'Tests de connaissances',
        what: 'Si vous avez passé le test avant le cours ou le test final, quand, dans quelle langue, votre réponse à chaque question et si elle était juste.',
        why: 'Pour vous dire par où commencer et ce qu’il vaut la peine de relire. Ces tests sont facultatifs, et votre certificat n’en dépend pas.',
        seenBy:
          'Vous et les personnes qui gèrent ce site. Nous comparons aussi ce que l’on sait avant et après le cours, pour tout le monde ensemble et sans nom.',
      },
    }),
  },
  {
    tables: ['assessment_choices'],
    ground: 'consent',
    words: () => ({
      en: {
        name: 'Whether others may see your result',
        what: 'Since when you have wanted the result of your final check to be seen with your certificate, and whether you declined the check before the course.',
        why: 'So that your result is shown to others only if you wish, and we do not ask again what you have declined.',
        until:
          'Until you take it back: what others see, on the page of the final check; that you declined, by beginning the check before the course (/check). Files of a certificate that have been downloaded by then keep the result.',
        seenBy:
          'You and the people who run this site. If you wish so, your result is seen by everyone who sees your certificate, its public page or your badge.',
      },
      fr: {
        name: 'Qui peut voir votre résultat',
        what: 'Depuis quand vous souhaitez que le résultat du test final soit visible avec votre certificat, et si vous avez refusé le test avant le cours.',
        why: 'Pour que d’autres ne voient votre résultat que si vous le voulez, et pour ne pas vous proposer de nouveau ce que vous avez refusé.',
        until:
          'Jusqu’à ce que vous changiez d’avis : pour le résultat, sur la page du test final ; pour le refus, en commençant le test avant le cours (/check). Les fichiers de certificat déjà téléchargés gardent le résultat.',
        seenBy:
          'Vous et les personnes qui gèrent ce site. Si vous le voulez, votre résultat est visible pour qui voit votre certificat, sa page publique ou votre badge.',
      },
    }),
  },
]
