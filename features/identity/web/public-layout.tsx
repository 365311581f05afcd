import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import * as text from './top-bar.en.ts'
import { TopBar } from './top-bar.tsx'

interface PublicLayoutProps {
  readonly footer: ReactNode
  readonly children?: ReactNode
}

export function PublicLayout({ footer, children = <Outlet /> }: PublicLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {text.skipToContent}
      </a>
      <TopBar />
      <main id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
      {footer}
    </div>
  )
}
