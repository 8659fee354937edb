import { afterEach, expect, test, vi } from 'vitest'
import { createRandom } from './createRandom.ts'

afterEach(() => vi.restoreAllMocks())

/** Has the browser's source give what `byteAt` says, by call and by position. */
function fillWith(byteAt: (call: number, at: number) => number): Uint8Array[] {
  const filled: Uint8Array[] = []
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) {
      for (const at of array.keys()) array[at] = byteAt(filled.length, at)
      filled.push(array)
    }
    return array
  })
  return filled
}

test('default', () => {
  const [one, other] = [createRandom(32), createRandom(32)]
  expect(one).toHaveLength(32)
  expect(one).not.toEqual(other)
})

test('behavior: what the source gives is what is returned, and no other array keeps any', () => {
  const filled = fillWith((call, at) => (at * 7 + call * 13 + 1) & 255)
  const random = createRandom(12)
  expect([...random]).toEqual(Array.from({ length: 12 }, (_, at) => at * 7 + 1))
  expect(filled.slice(1).every((array) => array.every((byte) => byte === 0))).toBe(true)
})

test.each<[string, (call: number, at: number) => number]>([
  ['zeros', () => 0],
  ['one byte over and over', (call) => call + 5],
  ['the same twice', (_, at) => at + 1],
  ['the same half twice', (call, at) => (at % 16) + call],
])('error: %s', (_title, byteAt) => {
  const filled = fillWith(byteAt)
  const detail = 'the source of randomness repeats itself'
  const poor = expect.objectContaining({ problem: 'RANDOMNESS_POOR', detail })
  expect(() => createRandom(32)).toThrow(poor)
  expect(filled.flatMap((array) => [...array]).every((byte) => byte === 0)).toBe(true)
})

test('error: so short that chance repeats', () => {
  expect(() => createRandom(11)).toThrow(new RangeError('Randomness has at least 12 bytes.'))
})
