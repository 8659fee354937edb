import fc from 'fast-check'

const byte = fc.integer({ min: 0, max: 255 })

/** Digits of so many bytes. */
export function digits(
  size: number | { readonly minLength?: number; readonly maxLength: number },
): fc.Arbitrary<string> {
  const length = typeof size === 'number' ? { minLength: size, maxLength: size } : size
  return fc
    .array(byte, length)
    .map((bytes) => bytes.map((one) => one.toString(16).padStart(2, '0')).join(''))
}

/** An address of no precompile. */
export const address: fc.Arbitrary<string> = digits(20)
  .filter((text) => !text.startsWith('0'.repeat(8)))
  .map((text) => `0x${text}`)

/** Different addresses. */
export function addresses(
  minLength: number,
  maxLength: number = minLength,
): fc.Arbitrary<string[]> {
  return fc.uniqueArray(address, { minLength, maxLength })
}

/** An amount of a token, from one to the most. */
export const amount: fc.Arbitrary<bigint> = fc.oneof(
  fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }),
  fc.bigInt({ min: 1n, max: 10n ** 27n }),
)

/** Seconds since the epoch. */
export const seconds: fc.Arbitrary<bigint> = fc.bigInt({ min: 0n, max: 8_640_000_000_000n })

type Change = {
  readonly kind: 'byte' | 'word' | 'cut' | 'insert' | 'copy' | 'swap'
  readonly at: number
  readonly from: number
  readonly text: string
}

const interesting = fc.oneof(
  digits(32),
  fc
    .constantFrom(0n, 1n, 31n, 32n, 33n, 64n, 96n, 2n ** 64n, 2n ** 255n, 2n ** 256n - 1n)
    .map(toWord),
  fc.integer({ min: 0, max: 600 }).map((size) => toWord(BigInt(size))),
)

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('byte', 'word', 'cut', 'insert', 'copy', 'swap'),
  at: fc.nat(),
  from: fc.nat(),
  text: interesting,
})

/** Some changes of bytes, each of which turns data into other data, or into the same. */
export const mutation: fc.Arbitrary<(data: string) => string> = fc
  .array(change, { minLength: 1, maxLength: 3 })
  .map((changes) => (data) => changes.reduce(mutate, data))

function mutate(data: string, { kind, at, from, text }: Change): string {
  const pairs = Math.max(1, data.length / 2 - 1)
  const place = 2 + (at % pairs) * 2
  // Words of arguments begin after the four bytes of the function.
  const words = Math.max(1, Math.floor((data.length - 10) / 64))
  const word = 10 + (at % words) * 64
  const other = 10 + (from % words) * 64
  const put = (start: number, part: string) =>
    data.slice(0, start) + part + data.slice(start + part.length)
  switch (kind) {
    case 'byte':
      return put(place, text.slice(0, 2))
    case 'word':
      return put(word, text)
    case 'cut':
      return data.slice(0, place)
    case 'insert':
      return data.slice(0, word) + text + data.slice(word)
    case 'copy':
      return put(word, data.slice(other, other + 64))
    case 'swap':
      return mutate(mutate(data, { kind: 'word', at, from, text: data.slice(other, other + 64) }), {
        ...{ kind: 'word', at: from, from, text: data.slice(word, word + 64) },
      })
  }
}

function toWord(value: bigint): string {
  return value.toString(16).padStart(64, '0')
}
