import type { PrivacyNotice } from '#platform/server/feature.ts'

export const privacyNotices: readonly PrivacyNotice[] = [
  {
    tables: ['field_sums'],
    ground: 'interest',
    isShown: ({ measures }) => measures.isOn,
    words: () => ({
      en: {
        name: 'How fast pages are',
        what: 'Your browser tells us once for each visit how long the page took to appear, how long it took to answer a tap, how many files did not arrive, and roughly how fast the connection is. We add these numbers to the sums of the day and keep the sums alone: no address, no identifier, no cookie, no page. A browser that saves data, or that asks not to be tracked (Global Privacy Control, Do Not Track), sends nothing.',
        why: 'So that pages also become fast on slow connections and simple phones.',
        until: 'The sums of a day are removed after 13 months.',
        seenBy: 'The people who run the site see the sums.',
      },
      fr: {
        name: 'Vitesse des pages',
        what: 'Une fois par visite, votre navigateur nous indique en combien de temps la page est apparue, en combien de temps elle a répondu à un appui, combien de fichiers ne sont pas arrivés et la rapidité approximative de la connexion. Nous ajoutons ces nombres aux totaux du jour et ne gardons que les totaux\u00a0: ni adresse, ni identifiant, ni cookie, ni page. Un navigateur qui économise les données ou qui demande de ne pas être suivi (Global Privacy Control, Do Not Track) n’envoie rien.',
        why: 'Pour que les pages deviennent rapides aussi avec une connexion lente et un téléphone simple.',
        until: 'Les totaux d’un jour sont effacés après 13\u00a0mois.',
        seenBy: 'Les personnes qui gèrent le site voient les totaux.',
      },
    }),
  },
]
