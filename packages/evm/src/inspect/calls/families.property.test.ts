import { Interface, id } from 'ethers'
import fc from 'fast-check'
import {
  type AbiFunction,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  parseAbiItem,
  toFunctionSelector,
} from 'viem'
import { expect, test } from 'vitest'
import { permit2 } from '../../swaps/contracts/permit2.ts'
import { decodeCall } from './decodeCall.ts'
import { nestedFamilies } from './nestedFamilies.ts'
import { operatorFamilies } from './operatorFamilies.ts'
import { ownershipFamilies } from './ownershipFamilies.ts'
import { tokenFamilies } from './tokenFamilies.ts'

const account = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const token = '0x6b175474e89094c44da98b954eedeac495271d0f'
const plain = { ...tokenFamilies, ...operatorFamilies, ...ownershipFamilies }
const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`)

/** Any value of a type, as libraries take it. */
function toArbitrary(type: string): fc.Arbitrary<unknown> {
  if (type.endsWith('[]'))
    return fc.array(toArbitrary(type.slice(0, -2)), { minLength: 3, maxLength: 3 })
  if (type === 'address') return address
  if (type === 'bool') return fc.boolean()
  const bits = Number(/^uint(\d+)$/.exec(type)?.[1])
  if (bits) {
    const value = fc.oneof(fc.bigInt(0n, (1n << BigInt(bits)) - 1n), fc.bigInt(0n, 1000n))
    // Libraries read short numbers as numbers.
    return bits <= 48 ? value.map(Number) : value
  }
  const length = Number(/^bytes(\d+)$/.exec(type)?.[1]) || undefined
  return fc
    .uint8Array({ minLength: length ?? 0, maxLength: length ?? 80 })
    .map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`)
}

/** All addresses and numbers in something. */
function collect(value: unknown): readonly (string | bigint)[] {
  if (typeof value === 'bigint') return [value]
  if (typeof value === 'number') return [BigInt(value)]
  if (typeof value === 'string') return /^0x[0-9a-f]{40}$/i.test(value) ? [value.toLowerCase()] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(collect)
}

const rows = Object.entries(plain).map(([selector, { signature }]) => ({ selector, signature }))

test.each([...Object.entries(plain), ...Object.entries(nestedFamilies)])(
  'default: %s is the selector of its signature',
  (selector, { signature }) => {
    expect(toFunctionSelector(signature)).toBe(`0x${selector}`)
    expect(id(signature).slice(0, 10)).toBe(`0x${selector}`)
  },
)

/** A call of a family, as a library writes it. */
const call = fc.constantFrom(...rows).chain(({ signature }) => {
  const item = parseAbiItem(`function ${signature}`) as AbiFunction
  const to = signature.includes('uint160') ? permit2 : token
  return fc
    .tuple(...item.inputs.map(({ type }) => toArbitrary(type)))
    .map((args) => ({ item, to, data: encodeFunctionData({ abi: [item], args }) }))
})

/** What viem reads, or nothing if no contract takes it. */
function readCall(item: AbiFunction, data: Hex): readonly (string | bigint)[] | undefined {
  try {
    return collect(decodeFunctionData({ abi: [item], data }).args ?? [])
  } catch {
    return undefined
  }
}

test('property: changed anywhere, a call says nothing that its data does not', () => {
  const digit = fc.integer({ min: 1, max: 15 })
  fc.assert(
    fc.property(call, fc.nat(), digit, ({ item, to, data }, at, by) => {
      // A change of the first digits calls another function.
      const place = 10 + (at % (data.length - 10))
      const other = ((Number.parseInt(data[place] ?? '0', 16) + by) % 16).toString(16)
      const changed: Hex = `0x${data.slice(2, place)}${other}${data.slice(place + 1)}`
      const actions = decodeCall({ to, data: changed, value: 0n, account })
      const said = readCall(item, changed) ?? []
      const shown = collect(actions.map((action) => ({ ...action, limits: undefined })))
      const known = new Set([...said, to, account, 1n, 0n])
      expect(shown.filter((one) => !known.has(one))).toEqual([])
    }),
  )
})

test.each(rows)('property: $signature is read as viem and ethers read it', ({ signature }) => {
  const item = parseAbiItem(`function ${signature}`) as AbiFunction
  const ethers = new Interface([`function ${signature}`])
  const types = item.inputs.map(({ type }) => type)
  const to = signature.includes('uint160') ? permit2 : token
  fc.assert(
    fc.property(fc.tuple(...types.map(toArbitrary)), (args) => {
      const data = encodeFunctionData({ abi: [item], args })
      expect(ethers.encodeFunctionData(item.name, args)).toBe(data)
      const read = decodeFunctionData({ abi: [item], data }).args ?? []
      const said = collect(read)
      expect(collect([...ethers.decodeFunctionData(item.name, data)])).toEqual(said)
      const actions = decodeCall({ to, data, value: 0n, account })
      expect(actions.map(({ kind }) => kind)).not.toContain('opaque')
      // How many limits a permission has is no amount.
      const shown = collect(actions.map((action) => ({ ...action, limits: undefined })))
      // Nothing that the call does not say: an item is one of its kind, the contract is its own.
      const known = new Set([...said, to, account, 1n])
      expect(shown.filter((one) => !known.has(one))).toEqual([])
      // All who get or may take something are shown.
      const people = said.filter((one) => typeof one === 'string' && one !== account)
      const isShown = (one: unknown) => shown.includes(one as string)
      expect(people.filter((one) => !isShown(one))).toEqual([])
    }),
  )
})
