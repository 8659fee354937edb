import { expect, test } from 'vitest'
import * as kit from './kit.ts'

test('exports', () => {
  expect(Object.keys(kit)).toMatchInlineSnapshot(`
    [
      "Avatar",
      "formatAddress",
      "KitProvider",
      "useControllerState",
      "useKit",
      "StyleRoot",
      "useStyles",
      "useThemeRoot",
    ]
  `)
})
