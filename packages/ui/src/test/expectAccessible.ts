import axe from 'axe-core'
import { expect } from 'vitest'

/**
 * Fails with axe's violations. Contrast is checked in the gallery, because it needs pixels. Page
 * structure is not a component's concern.
 */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html }) => html),
  }))
  expect(found).toEqual([])
}
