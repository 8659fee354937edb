import type { ReactElement } from 'react'

/** A coin, and the little of it that goes as a fee. */
export function CoinDrawing(): ReactElement {
  return (
    <svg viewBox="0 0 56 56" width="56" height="56" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        <circle cx="24" cy="32" r="16" />
        <circle cx="24" cy="32" r="9" opacity=".4" />
        <path d="M38 15.5C40 13.5 42 12.5 44 12" opacity=".4" />
      </g>
      <circle cx="46.5" cy="14" r="4.5" fill="var(--cleat-accent-line)" />
    </svg>
  )
}
