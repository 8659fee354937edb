import { expect, test } from 'vitest'
import { parseUrl } from './parseUrl.ts'

test('default', () => {
  expect(parseUrl('https://app.example/a')?.pathname).toBe('/a')
})

test.each([undefined, '', 'app.example', '/a', 'https://'])('error: %j', (text) => {
  expect(parseUrl(text)).toBeUndefined()
})
