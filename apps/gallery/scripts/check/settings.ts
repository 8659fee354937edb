/** How the gallery is looked at: each is a pass over all stories. */
export type Setting = { readonly theme: 'light' | 'dark'; readonly direction: 'ltr' | 'rtl' }

export const settings: readonly Setting[] = [
  { theme: 'light', direction: 'ltr' },
  { theme: 'dark', direction: 'ltr' },
  { theme: 'light', direction: 'rtl' },
  { theme: 'dark', direction: 'rtl' },
]
