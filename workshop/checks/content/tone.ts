import { wordsOf } from './words.ts'

/** Words that leave no exception (`only`, `never`); 0 in a language whose words are not known. */
export const countAbsolutes = (text: string, language: string) => countIn(text, tones[language]?.absolutes)

/** Words that leave room (`some`, `may`); 0 in a language whose words are not known. */
export const countHedges = (text: string, language: string) => countIn(text, tones[language]?.hedges)

const countIn = (text: string, known?: ReadonlySet<string>) =>
  known ? wordsOf(text).filter((word) => known.has(word)).length : 0

const list = (words: string) => new Set(words.trim().split(/\s+/))

const tones: Record<string, { absolutes: ReadonlySet<string>; hedges: ReadonlySet<string> }> = {
  en: {
    absolutes: list(`
      all always any anybody anyone anything anywhere completely entirely every everybody everyone everything everywhere
      exactly fully guaranteed guarantee guarantees impossible just must never no nobody none nothing nowhere only
      perfectly sole solely surely totally whole without`),
    hedges: list(`
      about almost can could few likely mainly many may maybe might more most mostly much nearly normally often perhaps
      possibly probably rarely seldom some sometimes tend tends usual usually`),
  },
  fr: {
    absolutes: list(`
      absolument aucun aucune chacun chacune chaque complètement entièrement exactement forcément garanti garantie
      garantit impossible jamais nul nulle parfaitement partout personne rien sans seul seule seulement seuls seules
      toujours totalement tous tout toute toutes uniquement`),
    hedges: list(`
      environ généralement habituellement parfois peut peuvent plupart plusieurs plutôt possible possiblement pourrait
      pourraient presque probablement quelques rarement souvent certains certaines surtout beaucoup`),
  },
}
