import type { ReactElement } from 'react'

/** A page that three computers keep together. */
export function BookDrawing(): ReactElement {
  return (
    <svg viewBox="0 0 56 56" width="56" height="56" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        <path d="M10 14 18 19M46 14 38 19M28 49V43" opacity=".4" />
        <rect x="18" y="13" width="20" height="26" rx="4" />
        <path d="M23 21H33M23 26.5H33M23 32H28" />
      </g>
      <g fill="var(--cleat-accent-line)">
        <circle cx="8" cy="12.5" r="4" />
        <circle cx="48" cy="12.5" r="4" />
        <circle cx="28" cy="49" r="4" />
      </g>
    </svg>
  )
}
