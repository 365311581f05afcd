import { Component, type ReactNode } from 'react'
import { renewPage } from '#web/lib/renew-page.ts'
import { Button } from './button.tsx'
import * as text from './ui.en.ts'

/** Shown while a page is on its way; when that takes long it says so, also before any script is there. */
export function Loading() {
  return (
    <div role="status" className="loading-page">
      <p>
        {text.loading}
        <span className="loading-slowly">{text.loadingSlowly}</span>
      </p>
    </div>
  )
}

interface PageFailureProps {
  /** Elsewhere is worth a new try. */
  readonly place: string
  /** `div` inside a page that has its main part already. */
  readonly as: 'main' | 'div'
  readonly children: ReactNode
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
    if (!this.state.failed) return this.props.children
    const Part = this.props.as
    return (
      <Part role="alert" className="mx-auto grid max-w-xl justify-items-start gap-5 p-6">
        <h1 className="text-4xl">{text.brokenPage}</h1>
        <p>{text.brokenPageAdvice}</p>
        <Button onClick={reload}>{text.tryAgain}</Button>
      </Part>
    )
  }
}
