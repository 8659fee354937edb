import { expect, test } from 'vitest'
import * as kit from './kit.ts'

test('exports', () => {
  expect(Object.keys(kit)).toMatchInlineSnapshot(`
    [
      "formatAddress",
      "KitProvider",
      "useControllerState",
      "useKit",
      "adoptStyles",
      "StyleRoot",
      "useStyles",
      "ServerStyles",
      "useFullTheme",
      "useThemeRoot",
    ]
  `)
})
