import { expect, test } from 'vitest'
import { readProperty } from './readProperty.ts'

const trap = new Proxy(
  {},
  {
    get() {
      throw new Error('No')
    },
  },
)

test.each([
  [{ code: 4001 }, 4001],
  [{}, undefined],
  [null, undefined],
  [undefined, undefined],
  ['code', undefined],
  [7, undefined],
  [trap, undefined],
])('default: of row %#', (value, found) => {
  expect(readProperty(value, 'code')).toBe(found)
})
