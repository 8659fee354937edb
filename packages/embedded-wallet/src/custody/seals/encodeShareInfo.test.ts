import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeShareInfo } from './encodeShareInfo.ts'
import type { ShareInfo } from './shareInfo.ts'

const infos: fc.Arbitrary<ShareInfo> = fc.record({
  walletId: fc.string({ maxLength: 3, unit: fc.constantFrom('a', '|', '\0', 'd') }),
  generation: fc.integer({ min: 1, max: 3 }),
  role: fc.constantFrom('d', 'r'),
  holderId: fc.string({ maxLength: 3, unit: fc.constantFrom('a', '|', '\0', 'd') }),
})

test('default', () => {
  const info = { walletId: 'w', generation: 258, role: 'd', holderId: 'h' } as const
  const text = new TextDecoder('latin1').decode(encodeShareInfo(info))
  expect(text).toBe('\0\rcleat/share/1\0\x01w\0\x04\0\0\x01\x02\0\x01d\0\x01h')
})

test('property: two facts are never encoded alike', () => {
  fc.assert(
    fc.property(infos, infos, (one, other) => {
      const areSame = (Object.keys(one) as (keyof ShareInfo)[]).every(
        (key) => one[key] === other[key],
      )
      const texts = [one, other].map((info) => encodeShareInfo(info).join())
      expect(texts[0] === texts[1]).toBe(areSame)
    }),
    { numRuns: 2000 },
  )
})
