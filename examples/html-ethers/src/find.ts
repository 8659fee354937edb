/** Finds an element of the page that must be there. */
export function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`index.html has no ${selector}`)
  return element
}
