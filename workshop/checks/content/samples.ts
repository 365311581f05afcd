import { type GlossaryText, parseGlossary } from './lessons/glossary-text.ts'
import { type LessonText, parseLesson } from './lessons/lesson-text.ts'
import type { QuestionText } from './quizzes/quiz-text.ts'

export function sampleQuestion(parts: Partial<QuestionText> = {}): QuestionText {
  return {
    file: 'quizzes/module-1.yaml',
    line: 1,
    id: 'sample',
    question: 'What does it keep?',
    options: ['coins', 'keys', 'cash'],
    right: 0,
    explanation: '',
    section: 'what-it-is',
    level: 'recall',
    idea: 'sample',
    lineOf: () => 1,
    ...parts,
  }
}

export const sampleLesson = (text: string, moduleNumber = 1): LessonText =>
  parseLesson(`lessons/module-${moduleNumber}.md`, moduleNumber, text)

export const sampleGlossary = (text: string, isTranslation = false): GlossaryText =>
  parseGlossary('glossary.yaml', text, { modules: 9, isTranslation }).glossary
