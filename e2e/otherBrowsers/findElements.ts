import type { Sought } from './tab.ts'

/** Finds what is seen, in shadow roots too. It runs in the page, and uses nothing around it. */
export function findElements({ role, name, region }: Sought): HTMLElement[] {
  const selectors: Record<Sought['role'], string> = {
    // Others wait until a press counts.
    button: ':is(button, [role=button]):not([aria-disabled=true])',
    heading: 'h1, h2, h3, [role=heading]',
    textbox: 'input:not([type=checkbox]), textarea',
    listitem: 'li',
    'test-id': `[data-testid="${name}"]`,
  }
  const list = (root: ParentNode, selector: string): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
      ...(element.matches(selector) ? [element] : []),
      ...(element.shadowRoot ? list(element.shadowRoot, selector) : []),
    ])
  const nameOf = (element: HTMLElement) => {
    const { ariaLabel, labels, textContent } = element as HTMLInputElement
    return (ariaLabel ?? labels?.[0]?.textContent ?? textContent ?? '').trim()
  }
  const isSeen = (element: HTMLElement) =>
    element.getClientRects().length > 0 && !element.closest('[inert]')
  const places = region
    ? list(document, 'section').filter((one) => {
        const title = one.getAttribute('aria-label') ?? one.querySelector('h2, h3')?.textContent
        return title === region
      })
    : [document]
  return places
    .flatMap((place) => list(place, selectors[role]))
    .filter((one) => isSeen(one) && (role === 'test-id' || !name || nameOf(one) === name))
}
