import type { ReactElement } from 'react'

/** The same address in two places, with more in one than in the other. */
export function IslandsDrawing(): ReactElement {
  return (
    <svg viewBox="0 0 56 56" width="56" height="56" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        <rect x="6" y="10" width="18" height="36" rx="5" />
        <rect x="32" y="10" width="18" height="36" rx="5" />
        <path d="M11.5 40H18.5M11.5 34.5H18.5M11.5 29H18.5M37.5 40H44.5" />
      </g>
      <g fill="var(--cleat-accent-line)">
        <circle cx="15" cy="18.5" r="4" />
        <circle cx="41" cy="18.5" r="4" />
      </g>
    </svg>
  )
}
