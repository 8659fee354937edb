import { expect, test } from 'vitest'
import * as kit from './kit.ts'

test('exports', () => {
  expect(Object.keys(kit)).toMatchInlineSnapshot(`
    [
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
