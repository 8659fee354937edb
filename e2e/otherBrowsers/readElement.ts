/** What a visitor perceives of an element. It runs in the page. */
export function readElement(element: HTMLElement): string {
  const { labels, textContent } = element as HTMLInputElement
  return (labels?.[0]?.textContent ?? textContent ?? '').trim()
}
