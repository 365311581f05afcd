import { Component, type ReactNode } from 'react'
import { Button } from './button.tsx'
import * as text from './ui.en.ts'

interface PageFailureProps {
  /** Where the learner is: elsewhere is worth a new try. */
  readonly place: string
  /** `div` inside a page that has its main part already. */
  readonly as: 'main' | 'div'
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
    const Part = this.props.as
    return (
      <Part role="alert" className="mx-auto grid max-w-xl justify-items-start gap-5 p-6">
        <h1 className="text-4xl">{text.brokenPage}</h1>
        <p>{text.brokenPageAdvice}</p>
        <Button onClick={() => location.reload()}>{text.tryAgain}</Button>
      </Part>
    )
  }
}
