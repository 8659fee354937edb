const still = new CSSStyleSheet()
still.replaceSync(
  '*, ::before, ::after { animation-duration: 1ms !important; transition-duration: 1ms !important }',
)
const { matchMedia } = window

/** Applies the toolbar's colours, zoom and motion to the page, and emulates the story's device. */
export function applyToPage(parameters: {
  globals: { readonly [name: string]: unknown }
  /** Whether the device is a phone or tablet. */
  isHandheld: boolean
}): void {
  const { globals, isHandheld } = parameters
  const { theme, zoom, motion } = globals
  const { documentElement } = document
  const isStill = motion === 'reduced'
  documentElement.style.colorScheme = theme === 'dark' ? 'dark' : 'light'
  documentElement.style.zoom = zoom === '200' ? '2' : ''
  document.body.style.background = theme === 'dark' ? '#0b0c10' : '#eef0f4'
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets.filter((sheet) => sheet !== still),
    ...(isStill ? [still] : []),
  ]
  // A page cannot set media queries, so `matchMedia` is replaced and styles are overridden.
  const isDisplayed = (query: string) =>
    (isStill && /reduced-motion: reduce/.test(query)) ||
    (isHandheld && query === '(pointer: coarse)')
  window.matchMedia = (query) => matchMedia.call(window, isDisplayed(query) ? 'all' : query)
}
