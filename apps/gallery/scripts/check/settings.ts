/** One pass over all stories. */
export type Setting = {
  readonly direction: 'ltr' | 'rtl'
  /** Whether each story is also looked at in the dark theme, which differs in colours only. */
  readonly isDarkToo: boolean
}

export const settings: readonly Setting[] = [
  { direction: 'ltr', isDarkToo: true },
  { direction: 'rtl', isDarkToo: false },
]
