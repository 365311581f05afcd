import { Component, type ReactNode } from 'react'
import { Button } from './button.tsx'

interface PageFailureProps {
  /** Where the learner is: elsewhere is worth a new try. */
  readonly place: string
  readonly children: ReactNode
}

/** Stands in for a page that broke, or whose code could not be fetched; loading anew is what helps then. */
export class PageFailure extends Component<PageFailureProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate({ place }: PageFailureProps) {
    if (this.state.failed && place !== this.props.place) this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main role="alert" className="mx-auto grid max-w-xl justify-items-start gap-5 p-6">
        <h1 className="text-4xl">This page could not be loaded</h1>
        <p>Perhaps the connection is lost. Your progress is safe on the server.</p>
        <Button onClick={() => location.reload()}>Try again</Button>
      </main>
    )
  }
}
