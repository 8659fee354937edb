import axe from 'axe-core'
import { expect } from 'vitest'

/**
 * Fails with what axe finds wrong. Contrast needs pixels, which the gallery's run has; the outline of a page is none of
 * a component's business.
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
