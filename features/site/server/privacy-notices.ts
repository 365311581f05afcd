import type { PrivacyNotice } from '#platform/server/feature.ts'

export const privacyNotices: readonly PrivacyNotice[] = [
  {
    tables: ['agreements'],
    ground: 'interest',
    words: ({ site: { minimumAge } }) => ({
      en: {
        name: 'Agreement',
        what: `The version of the terms that you agreed to, and when${minimumAge === 0 ? '' : `, and that you are ${minimumAge} or older or that your school or parents have agreed`}. We do not ask for your date of birth.`,
        why: 'So that we can show that you agreed, and ask again only when the text has changed.',
      },
      fr: {
        name: 'Accord',
        what: `La version des conditions que vous avez acceptée, et quand${minimumAge === 0 ? '' : `, et que vous avez au moins ${minimumAge} ans ou l’accord de votre école ou de vos parents`}. Nous ne demandons pas votre date de naissance.`,
        why: 'Pour pouvoir montrer que vous avez donné votre accord, et ne le redemander que si le texte a changé.',
      },
    }),
  },
]
