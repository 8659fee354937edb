import { expect, test } from 'vitest'
import { readName } from './readName.ts'

test.each([
  ['my-app', { name: 'my-app', title: 'My app' }],
  ['apps/Shop', { name: 'shop', title: 'Shop' }],
  ['./a_b.c', { name: 'a_b.c', title: 'A b c' }],
])('default: %s', (folder, name) => {
  expect(readName(folder)).toEqual(name)
})

test.each(['-app', '.app', 'my app', 'naïve', 'a'.repeat(300), 'node_modules', 'a<b'])(
  'error: %s',
  (folder) => {
    expect(() => readName(folder)).toThrow('cannot be the name of a package')
  },
)
