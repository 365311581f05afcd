import type { Wagon } from '#platform/server/wagon.ts'
import { practiceMinutes, readExercises } from './server/practice.content.ts'

export const practice: Wagon = {
  name: 'practice',
  feature: async () => (await import('./practice.feature.ts')).practice,
  titles: 'wagons/practice/web/page-titles.en.ts',
  pages: [
    {
      name: 'practice',
      path: '/practice/:id',
      source: 'wagons/practice/web/practice-page.tsx',
      component: 'PracticePage',
      frame: 'own',
      html: 'app-practice',
      isIndexed: true,
    },
  ],
  parts: [
    {
      name: 'exercise-card',
      source: 'wagons/practice/web/practice-card.tsx',
      component: 'PracticeCard',
      comes: 'late',
    },
    { name: 'dashboard-exercises', source: 'wagons/practice/web/dashboard-exercises.tsx' },
  ],
  pageContent: { 'virtual:exercises': (folder) => ({ exercises: readExercises(folder) }) },
  pageConstants: (folder) => ({
    PRACTICE_MINUTES: Object.fromEntries(
      Object.entries(readExercises(folder)).map(([number, id]) => [number, practiceMinutes[id]]),
    ),
  }),
  keptOnDemand: {
    page: 'wagons/practice/web/practice-page.tsx',
    part: /\/practice\/web\/([\w-]+)\/exercise\.tsx$/,
  },
  ownUtilities: ['wagons/practice/web/**'],
  chunks: [
    // What lessons and the stations of the dashboard say of the exercises.
    {
      name: 'practice-list',
      test: /virtual:exercises|\/practice\/web\/(done-practice|exercise-list)/,
      includeDependenciesRecursively: false,
      priority: 2,
    },
    // What the exercises and their page have in common, apart from what a few of them need.
    {
      name: 'practice',
      test: /\/practice\/web\/parts\/[^/]+$/,
      includeDependenciesRecursively: false,
      priority: 1,
    },
    {
      name: 'practice-wallets',
      test: /\/practice\/web\/parts\/few\/(scenes|wallet-window)/,
      includeDependenciesRecursively: false,
      priority: 1,
    },
    {
      name: 'practice-tries',
      test: /\/practice\/web\/parts\/few\/thing-card/,
      includeDependenciesRecursively: false,
      priority: 1,
    },
    {
      name: 'practice-question',
      test: /\/practice\/web\/parts\/few\/choice-question/,
      includeDependenciesRecursively: false,
      priority: 1,
    },
  ],
}
