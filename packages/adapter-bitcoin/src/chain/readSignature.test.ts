import { base64, hex } from '@scure/base'
import { expect, test } from 'vitest'
import { readSignature } from './readSignature.ts'

const bytes = Uint8Array.from({ length: 65 }, (_, at) => at)
const encoded = base64.encode(bytes)

test('default', () => {
  const written = [bytes, encoded, hex.encode(bytes), hex.encode(bytes).toUpperCase()]
  for (const given of written) expect(readSignature(given)).toEqual({ encoded, isEcdsa: true })
  expect(readSignature(new Uint8Array(108))).toMatchObject({ isEcdsa: false })
})

test.each([
  null,
  undefined,
  5,
  '',
  'nonsense',
  {},
  [],
  encoded.slice(8),
  new Uint8Array(5000),
  'A'.repeat(9000),
])('error: %o', (given) => {
  expect(readSignature(given)).toBeUndefined()
})
