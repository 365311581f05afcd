import type { Wagon } from '#platform/server/wagon.ts'

export const classroom: Wagon = {
  name: 'classroom',
  feature: async () => (await import('./classroom.feature.ts')).classroom,
  titles: 'wagons/classroom/web/page-titles.en.ts',
  pages: [
    {
      name: 'classSpace',
      path: '/class/:space',
      source: 'wagons/classroom/web/class-page.tsx',
      component: 'fetchClassPage',
      frame: 'own',
      html: 'app-class',
      isIndexed: true,
    },
  ],
  deskPages: [
    { path: 'classes', source: 'wagons/classroom/desk/classes-page.tsx', component: 'ClassesPage' },
    { path: 'classes/held/:id', source: 'wagons/classroom/desk/held-page.tsx', component: 'HeldPage' },
    {
      path: 'classes/reports',
      source: 'wagons/classroom/desk/class-reports-page.tsx',
      component: 'ClassReportsPage',
    },
  ],
  parts: [
    { name: 'written-class', source: 'wagons/classroom/web/written-class.tsx', component: 'WrittenClass' },
  ],
  // Without a connection a class is its film and its lesson.
  needConnection: ['wagons/classroom/web/room/classroom.tsx', 'wagons/classroom/web/host/host-tools.tsx'],
  ownUtilities: ['wagons/classroom/web/*/**'],
  apart: /\/classroom\/(web\/(board|connection|room|figures|hall|host)|contract)\//,
}
