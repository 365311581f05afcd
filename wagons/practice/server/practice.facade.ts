export { selectPracticeCompletions as exportPractice } from './practice-completion.store.ts'
