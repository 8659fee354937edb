import { expect, test } from 'vitest'
import * as buttons from './buttons.ts'

test('exports', () => {
  expect(Object.keys(buttons)).toMatchInlineSnapshot(`
    [
      "loadButtonTexts",
    ]
  `)
})
