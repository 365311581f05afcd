import * as text from './exercise.en.ts'
import { type Count, quorum, turnoutOf } from './quorum.ts'

/** All 100 tokens on a line, with the quorum as a mark on it. What it shows stands below in words. */
export const TokenBar = ({ count }: { readonly count: Count }) => (
  <div className="dao-count">
    <div aria-hidden="true" className="dao-bar">
      <span className="dao-bar-yes" style={{ inlineSize: `${count.yes}%` }} />
      <span className="dao-bar-no" style={{ inlineSize: `${count.no}%` }} />
      <span className="dao-bar-quorum" style={{ insetInlineStart: `${quorum}%` }} />
    </div>
    <p>
      {text.sides(count.yes, count.no)} {text.tookPart(turnoutOf(count), quorum)}
    </p>
  </div>
)
