const still = new CSSStyleSheet()
still.replaceSync(
  '*, ::before, ::after { animation-duration: 1ms !important; transition-duration: 1ms !important }',
)
const { matchMedia } = window

/** Makes the page around a story what the toolbar says: its colours, zoom and motion. */
export function applyToPage(globals: { readonly [name: string]: unknown }): void {
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
  // A page cannot set the preference itself, so scripts are told and styles are overruled.
  window.matchMedia = (query) =>
    matchMedia.call(window, isStill && /reduced-motion: reduce/.test(query) ? 'all' : query)
}
