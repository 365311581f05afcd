import { Component, type ReactNode, useState } from 'react'
import { renewPage } from '#platform/web/lib/offline/renew-page.ts'
import { Logo } from '../drawings/logo.tsx'
import { Button } from './button.tsx'
import * as text from './ui.en.ts'

/** What is about to be there, as the heights and widths of its parts. */
const shapes = {
  card: ['h-14 w-3/5', 'h-72', 'h-14', 'h-14'],
  text: ['h-14 w-3/5', 'h-8', 'h-8', 'h-72'],
  question: ['h-8', 'h-8 w-3/5', 'h-14', 'h-14', 'h-14', 'h-14'],
  rows: ['h-14', 'h-14', 'h-14', 'h-14'],
} as const

interface LoadingProps {
  readonly shape?: keyof typeof shapes | undefined
}

/** Shown while a page is on its way; when that takes long it says so, also before any script is there. */
export function Loading({ shape = 'rows' }: LoadingProps) {
  return (
    <div role="status" className="loading-page grid gap-3 py-2 text-sm/normal text-soft noscript:hidden">
      <div className="overflow-clip border-b-3 border-field text-ink">
        <span className="loading-train" />
      </div>
      <p>
        {text.loading}
        <span className="block animate-[appear_0.4s_6s_backwards]">{text.loadingSlowly}</span>
      </p>
      {shapes[shape].map((size, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a shape have no other name
        <span key={index} aria-hidden="true" className={`bone ${size}`} />
      ))}
    </div>
  )
}

/**
 * In place of what a page waits for: the words with which its HTML has begun, so that they do not go and come again. Where
 * it has none on screen, a shape.
 */
export function Opening({ shape }: LoadingProps) {
  const part = shape === 'question' ? 'p' : ''
  const [built] = useState(() => document.querySelector(`.opening:not([hidden]) ${part}`)?.outerHTML)
  if (!built) return <Loading shape={shape} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: from the page itself
  return <div dangerouslySetInnerHTML={{ __html: built }} />
}

interface LoadingPageProps {
  /** Whose frame is about to be there: with the drawer of learners, or with the top bar of public pages. */
  readonly frame: 'learner' | 'public'
  /** What the page begins with in any case. */
  readonly opening?: ReactNode
}

const learnerBar = 'px-4.5 lg:items-start lg:border-e lg:border-line lg:bg-card lg:py-4.5 lg:*:last:hidden'

/** A whole page that is on its way: its header and its shape, so that nothing jumps when it comes. */
export function LoadingPage({ frame, opening }: LoadingPageProps) {
  const isPublic = frame === 'public'
  return (
    <div
      className={`loading-frame ${isPublic ? '' : 'min-h-dvh lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)]'}`}
    >
      <LoadingTopBar className={isPublic ? undefined : learnerBar} />
      <div className={isPublic ? 'page-width max-w-2xl pt-4' : 'learner-page'}>
        {opening}
        <Loading shape="card" />
      </div>
    </div>
  )
}

/** Of a public page, unless it says otherwise. */
export function LoadingTopBar({ className = 'page-width' }: { readonly className?: string | undefined }) {
  return (
    <div className={`flex items-center justify-between py-3 ${className}`}>
      <span className="py-1">
        <Logo />
      </span>
      <span className="bone h-[2.8rem] w-24" />
    </div>
  )
}

interface PageFailureProps {
  /** Elsewhere is worth a new try. */
  readonly place: string
  readonly children: ReactNode
  /** What is shown in its place; where that cannot be fetched either, a few words. */
  readonly instead?: ReactNode
}

const reload = () => location.reload()

/** For a page that broke, or whose code could not be fetched: it is loaded anew, by itself once a connection is back. */
export class PageFailure extends Component<PageFailureProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    renewPage(error)
    addEventListener('online', reload)
  }

  override componentWillUnmount() {
    removeEventListener('online', reload)
  }

  override componentDidUpdate({ place }: PageFailureProps) {
    if (!this.state.failed || place === this.props.place) return
    removeEventListener('online', reload)
    this.setState({ failed: false })
  }

  override render() {
    const { children, instead } = this.props
    if (!this.state.failed) return children
    if (instead) return instead
    return (
      <div role="alert" className="mx-auto grid max-w-xl justify-items-start gap-5 p-6">
        <h1 className="text-4xl">{text.brokenPage}</h1>
        <p>{text.brokenPageAdvice}</p>
        <Button onClick={reload}>{text.tryAgain}</Button>
      </div>
    )
  }
}
