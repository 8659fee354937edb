import { expect, test } from 'vitest'
import { readVisibleArea } from './readVisibleArea.ts'

function toDocument(visual?: Partial<VisualViewport>): Document {
  const visualViewport = { offsetTop: 0, offsetLeft: 0, width: 390, height: 844, scale: 1 }
  return {
    defaultView: {
      innerHeight: 844,
      visualViewport: visual && { ...visualViewport, ...visual },
    },
    documentElement: { clientWidth: 390 },
  } as unknown as Document
}

test('default', () => {
  expect(readVisibleArea(toDocument({ offsetTop: 30, height: 500 }))).toEqual([30, 0, 390, 500])
})

test.each([
  ['all of the page is visible', toDocument({})],
  ['the visitor has zoomed in', toDocument({ width: 195, scale: 2 })],
  ['the browser does not say', toDocument()],
])('behavior: undefined if %s', (_, document) => {
  expect(readVisibleArea(document)).toBeUndefined()
})
