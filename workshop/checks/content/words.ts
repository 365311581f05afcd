/** The words of a text, in small letters; an apostrophe parts words (`l'argent`, `company's`). */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Content words are known for English and French; in other languages they are those of four letters or more. */
export function contentStems(text: string, language: string): Set<string> {
  const { stopWords, endings } = grammars[language] ?? otherGrammar
  const carriesContent = (word: string) =>
    stopWords ? (word.length > 1 || /\d/.test(word)) && !stopWords.has(word) : word.length > 3
  return new Set(
    wordsOf(text)
      .filter(carriesContent)
      .map((word) => stemOf(word, endings)),
  )
}

export const sharedBy = (left: ReadonlySet<string>, right: ReadonlySet<string>) =>
  [...left].filter((word) => right.has(word))

// Takes off one ending and what spelling adds before it. It is content if two forms of a word meet; a real root is
// not needed.
function stemOf(word: string, endings: RegExp): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '')
  const singular = plain.length > 3 ? plain.replace(/([^s])[sx]$/, '$1') : plain
  const root = singular.replace(endings, '')
  const kept = root.length >= 3 ? root : singular
  return kept.length > 3 ? kept.replace(/([^aeiou])\1$/, '$1').replace(/[ei]$|y$/, '') : kept
}

interface Grammar {
  readonly stopWords?: ReadonlySet<string>
  readonly endings: RegExp
}

const list = (words: string) => new Set(words.trim().split(/\s+/))

const english: Grammar = {
  endings: /(?:ments?|ations?|ings?|edly|ed|ers?|ly|ies|e)$/,
  stopWords: list(`
    a an the this that these those some any each every all both no not none nothing nobody one two other others another
    i me my you your yours he him his she her hers it its we us our they them their who whom whose which what where
    when why how anyone someone everyone something anything everything itself themselves yourself
    am is are was were be been being do does did done doing don doesn didn has have had having can cannot could may
    might must shall should will would won let lets
    and or but nor if then else than so as because since while until unless though although whether
    of to in on at by for from with without into onto out off over under up down about above below between through
    during before after against within along across around behind beside near per via
    there here now then again once ever never always often still yet just only also too very much many more most less
    least few such same own really quite even well
    get gets got getting go goes going gone make makes made making take takes taken took taking give gives given gave
    use uses used using put puts happen happens need needs want wants say says said tell tells mean means
    true best first thing things way ways kind kinds`),
}

const french: Grammar = {
  endings: /(?:ements?|ations?|antes?|ants?|ees?|ent|ait|aient|er|ez|ir|es|e)$/,
  stopWords: list(`
    un une le la les du de des au aux ce cet cette ces son sa ses mon ma mes ton ta tes notre nos votre vos leur leurs
    je tu il elle on nous vous ils elles me te se lui eux moi toi soi en qui que quoi dont où quel quelle quels
    quelles lequel laquelle lesquels lesquelles cela ça ceci celui celle ceux celles rien personne aucun aucune nul
    tout toute tous toutes chaque chacun chacune plusieurs certains certaines autre autres même mêmes quelque quelques
    est sont était étaient être été suis es sommes êtes sera seront serait soit a ai as ont avons avez avait avaient
    avoir eu aura auront aurait fait font faire faites va vont aller vas allez peut peuvent pouvoir peux pouvez
    pourrait doit doivent devoir devez dois faut veut veulent veux voulez
    et ou ni mais car donc or si alors comme parce puisque lorsque quand pendant tandis quoique afin
    à dans sur sous par pour sans avec chez vers entre depuis dès jusque jusqu avant après contre hors près selon
    ne pas plus moins très trop peu assez aussi bien encore déjà toujours jamais souvent ici là y seul seule seulement
    ainsi puis ensuite enfin pourquoi comment combien lors
    qu est-ce aujourd hui prend prendre prennent mettre met donne donner donnent dit dire utilise utiliser utilisent
    besoin veut dire vrai vraie chose choses façon sorte premier première deux`),
}

const grammars: Record<string, Grammar> = { en: english, fr: french }
const otherGrammar: Grammar = { endings: /$^/ }

/** Words that leave no exception (`only`, `never`); 0 in a language whose words are not known. */
export const countAbsolutes = (text: string, language: string) => countIn(text, tones[language]?.absolutes)

/** Words that leave room (`some`, `may`); 0 in a language whose words are not known. */
export const countHedges = (text: string, language: string) => countIn(text, tones[language]?.hedges)

const countIn = (text: string, known?: ReadonlySet<string>) =>
  known ? wordsOf(text).filter((word) => known.has(word)).length : 0

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
