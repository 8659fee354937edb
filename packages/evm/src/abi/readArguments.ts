import { alteredError } from '../payload/alteredError.ts'
import type { AbiShape, AbiTuple, AbiValue } from './abiShape.ts'

/** Digits of a word. */
const word = 64
/** Digits that aggregators may leave at the end, for their own marks. */
const longestRest = 128

/**
 * Reads the arguments of a function as the contract does, following its offsets. No byte is read
 * as two things. `canonical` arguments are exactly what an encoder writes, so that encoding them
 * again would give the same bytes; `loose` ones may be in any order and end in a mark.
 * @throws `PAYMENT_ALTERED` with the field `data`
 */
export function readArguments<const tuple extends AbiTuple>(
  input: string,
  tuple: tuple,
  layout: 'canonical' | 'loose' = 'canonical',
): AbiValue<tuple> {
  const reader: Reader = { input, parts: [], unread: input.length }
  claim(reader, 0, sizeOf(tuple))
  const values = readTuple(reader, tuple, 0)
  const isWhole = layout === 'canonical' ? isInOrder(reader) : isApart(reader)
  if (!isWhole) throw alteredError('data')
  return values as AbiValue<tuple>
}

type Reader = {
  readonly input: string
  /** Beginning and end of what was read, in the order of reading. */
  readonly parts: (readonly [start: number, end: number])[]
  /** Digits that are left if none was read twice. Bounds the work that a call can cause. */
  unread: number
}

function readTuple(reader: Reader, tuple: AbiTuple, start: number): { [name: string]: unknown } {
  let place = start
  return Object.fromEntries(
    Object.entries(tuple).map(([name, shape]) => {
      const value = readMember(reader, shape, { place, start })
      place += isDynamic(shape) ? word : sizeOf(shape)
      return [name, value]
    }),
  )
}

/** Reads what stands at a place, or where the offset at that place leads, counted from `start`. */
function readMember(
  reader: Reader,
  shape: AbiShape,
  { place, start }: { place: number; start: number },
): unknown {
  const target = isDynamic(shape) ? start + readSize(reader, place) * 2 : place
  if (shape === 'bytes') return readBytes(reader, target)
  if (typeof shape === 'string') return readWord(reader, shape, place)
  if (isList(shape)) return readList(reader, shape[0], target)
  if (isDynamic(shape)) claim(reader, target, sizeOf(shape))
  return readTuple(reader, shape, target)
}

function readList(reader: Reader, item: AbiShape, start: number): unknown[] {
  claim(reader, start, word)
  const count = readSize(reader, start)
  const size = isDynamic(item) ? word : sizeOf(item)
  const first = start + word
  claim(reader, first, count * size)
  return Array.from({ length: count }, (_, index) =>
    readMember(reader, item, { place: first + index * size, start: first }),
  )
}

function readBytes(reader: Reader, start: number): string {
  claim(reader, start, word)
  const length = readSize(reader, start) * 2
  const first = start + word
  claim(reader, first, Math.ceil(length / word) * word)
  if (!isZero(reader.input.slice(first + length, reader.parts.at(-1)?.[1])))
    throw alteredError('data')
  return reader.input.slice(first, first + length)
}

function readWord({ input }: Reader, shape: string, place: number): string | bigint | boolean {
  const digits = input.slice(place, place + word)
  if (shape === 'word') return digits
  const value = BigInt(`0x${digits}`)
  if (shape.startsWith('int')) return toSigned(value, Number(shape.slice(3)))
  const bits = shape === 'address' ? 160 : shape === 'bool' ? 1 : Number(shape.slice(4))
  // The contract's own decoder refuses a number that is too long for its type.
  if (value >> BigInt(bits)) throw alteredError('data')
  if (shape === 'address') return `0x${digits.slice(24)}`
  return shape === 'bool' ? value === 1n : value
}

function toSigned(value: bigint, bits: number): bigint {
  const signed = BigInt.asIntN(bits, value)
  if (BigInt.asUintN(256, signed) !== value) throw alteredError('data')
  return signed
}

/** Reads an offset or a length, which is no longer than the input. */
function readSize({ input }: Reader, place: number): number {
  const size = BigInt(`0x${input.slice(place, place + word)}`)
  if (size > BigInt(input.length)) throw alteredError('data')
  return Number(size)
}

function claim(reader: Reader, start: number, size: number): void {
  reader.unread -= size
  if (reader.unread < 0 || start + size > reader.input.length) throw alteredError('data')
  reader.parts.push([start, start + size])
}

function isInOrder({ input, parts }: Reader): boolean {
  let end = 0
  for (const part of parts) {
    if (part[0] !== end) return false
    end = part[1]
  }
  return end === input.length
}

function isApart({ parts, unread }: Reader): boolean {
  let end = 0
  for (const part of [...parts].sort((one, other) => one[0] - other[0])) {
    if (part[0] < end) return false
    end = part[1]
  }
  return unread <= longestRest
}

/** Digits that a shape takes where its offset leads, or where it stands if it has none. */
function sizeOf(shape: AbiShape): number {
  if (typeof shape === 'string') return word
  return Object.values(shape).reduce<number>(
    (size, member) => size + (isDynamic(member) ? word : sizeOf(member)),
    0,
  )
}

function isDynamic(shape: AbiShape): boolean {
  if (typeof shape === 'string') return shape === 'bytes'
  return isList(shape) || Object.values(shape).some(isDynamic)
}

function isList(shape: AbiShape): shape is readonly [AbiShape] {
  return Array.isArray(shape)
}

function isZero(digits: string): boolean {
  return /^0*$/.test(digits)
}
