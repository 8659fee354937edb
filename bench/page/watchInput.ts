declare global {
  interface Window {
    /** When the visitor last pressed or typed in this document, in ms since 1970. */
    benchInputAt?: number
  }
}

/** Notes when a visitor presses or types. Runs in a frame, so it must be self-contained. */
export function watchInput(): void {
  const note = () => {
    window.benchInputAt = performance.timeOrigin + performance.now()
  }
  for (const type of ['click', 'input']) addEventListener(type, note, { capture: true })
}
