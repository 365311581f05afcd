/** The pages about the site itself: each is `/<name>`, and `pages/<name>.md` of the content folder. */
export const infoPageNames = ['help', 'privacy', 'terms', 'legal', 'accessibility'] as const

export type InfoPageName = (typeof infoPageNames)[number]
