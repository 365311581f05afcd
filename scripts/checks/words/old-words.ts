export interface OldWord {
  /** Searched in lower case, the words of an identifier apart: `sendLetters` reads "send letters". */
  readonly pattern: RegExp
  readonly instead: string
  /** Other senses of the word: what stands in a line, or the paths where it means that throughout. */
  readonly unless?: RegExp
  readonly unlessIn?: RegExp
}

export const oldWords: readonly OldWord[] = [
  {
    pattern: /\bletters?\b/,
    instead: 'e-mail',
    // Letters of the alphabet.
    unless:
      /\b(small|large|lower case|capital|any|each|no|of|one|single|without|has|have|three|several|joins?|foreign|latin) letters?\b|\bletters? (and|or|by|join|that look|between|to stand)\b|\bletters, |\bto the letter\b|\bletter spacing\b|'reward letter/,
    unlessIn:
      /^server\/features\/certificates\/(pdf\/|desk\/oddities)|^contract\/plain-text|db\/(search-key|migrations\/)|wallets\/(address-state|start-wallet-proof)\.test|decisions\/00(22|26|34|46)-/,
  },
  {
    pattern: /\bjournals?\b/,
    instead: 'audit log',
    // SQLite has a journal of its own, and so has systemd.
    unless: /\bjournal mode\b|\bsystemd journal\b/,
  },
  {
    pattern: /\bacts?\b/,
    instead: 'audit event',
    unless: /\bacts? (as|on|for|like|upon|at)\b|\b(may|can|to) act\b/,
    // A column.
    unlessIn: /^server\/features\/operators\/(audit-log|audit-event\.store|operators\.tables)\.ts$/,
  },
  { pattern: /\bmov(ing|ed|es?) in\b/, instead: 'import' },
  { pattern: /\bwires?\b/, instead: 'protocol' },
  { pattern: /\b(un)?proven\b/, instead: 'verified' },
  { pattern: /\b(certificate|credential|signature|link|code|token)s? holds?\b/, instead: 'is valid' },
  { pattern: /\bways? back\b/, instead: 'recovery link' },
  {
    pattern: /\b(who(m)?ever|somebody|nobody|anybody|everybody)\b/,
    instead: 'user, learner, visitor, operator, caller, or the passive',
    // An error code, which stays.
    unless: /\bnobody entitled\b/,
  },
  { pattern: /\bdisown(s|ed|ing)?\b/, instead: 'reclaim' },
  { pattern: /\bslips?\b/, instead: 'mistake' },
  {
    pattern: /\bmoments?\b/,
    instead: 'date or time',
    unless: /\b(a|any|every|last|few|from the|that very|draw) moments?\b|\bfilms\/moment\b|'one moment'/,
    // What a film is at a time of it.
    unlessIn: /\bfilms?\b/,
  },
  { pattern: /\b(queue|next|previous|list|row|submission) places?\b/, instead: 'cursor' },
]
