/** One pass over all stories. */
export type Setting = {
  readonly direction: 'ltr' | 'rtl'
  /** Of the page, in CSS pixels. */
  readonly width: number
  /** Whether each story is also looked at in the dark theme, which differs in colours only. */
  readonly isDarkToo: boolean
}

export const settings: readonly Setting[] = [
  { direction: 'ltr', width: 480, isDarkToo: true },
  // The narrowest page that WCAG 1.4.10 asks for.
  { direction: 'rtl', width: 320, isDarkToo: false },
]
