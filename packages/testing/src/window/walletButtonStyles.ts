/** The wallet's primary and secondary buttons. */
export const walletButtonStyles: string = `
button {
  min-height: 48px;
  padding: 0 20px;
  border: 0;
  border-radius: 14px;
  font: inherit;
  font-size: 16px;
  font-weight: 600;
  cursor: pointer;
  transition: background-color 80ms;
}
button.quiet { background: var(--raised); color: var(--text); }
button.quiet:hover { background: var(--pressed); }
button.primary { background: var(--accent); color: var(--on-accent); }
button.primary:hover { background: var(--accent-hover); }
button:disabled { background: var(--raised); color: var(--secondary); cursor: default; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (prefers-reduced-motion: reduce) { button { transition: none; } }
`
