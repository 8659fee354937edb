import type { Hex } from 'viem'
import { encodeAbiParameters, pad, parseAbiParameters, toEventSelector, toHex } from 'viem/utils'
import { expect, test } from 'vitest'
import { readTransferLog } from './readTransferLog.ts'

const token: Hex = `0x${'aa'.repeat(20)}`
const [from, to]: Hex[] = [`0x${'01'.repeat(20)}`, `0x${'02'.repeat(20)}`]
const word = (value: Hex | bigint) =>
  typeof value === 'bigint' ? toHex(value, { size: 32 }) : pad(value)

const erc20 = toEventSelector('Transfer(address,address,uint256)')
const single = toEventSelector('TransferSingle(address,address,address,uint256,uint256)')
const batch = toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])')
const parties = [word(token), word(from as Hex), word(to as Hex)]

const read = (topics: readonly Hex[], data: Hex) =>
  readTransferLog({ address: token, topics: [...topics], data, logIndex: 7 })

const pairOf = (id: bigint, value: bigint) =>
  encodeAbiParameters(parseAbiParameters('uint256, uint256'), [id, value])
const listsOf = (ids: readonly bigint[], values: readonly bigint[]) =>
  encodeAbiParameters(parseAbiParameters('uint256[], uint256[]'), [ids, values])

const common = { logIndex: 7, sender: from, recipient: to, token }
const max = 2n ** 256n - 1n

test('default', () => {
  const transfers = read([erc20, word(from as Hex), word(to as Hex)], word(5n))
  expect(transfers).toEqual([{ ...common, part: 0, amountAtomic: 5n, item: undefined }])
})

test('behavior: one thing of a collection', () => {
  const transfers = read([erc20, word(from as Hex), word(to as Hex), word(max)], '0x')
  const item = { standard: 'erc721', id: max }
  expect(transfers).toEqual([{ ...common, part: 0, amountAtomic: 1n, item }])
})

test('behavior: so many of a kind, and several kinds at once without those of which nothing moves', () => {
  const [one] = read([single, ...parties], pairOf(3n, 9n))
  expect(one).toEqual({
    ...common,
    part: 0,
    amountAtomic: 9n,
    item: { standard: 'erc1155', id: 3n },
  })
  const several = read([batch, ...parties], listsOf([1n, 2n, 3n], [10n, 0n, 30n]))
  expect(several.map(({ part, amountAtomic, item }) => [part, item?.id, amountAtomic])).toEqual([
    [0, 1n, 10n],
    [1, 3n, 30n],
  ])
})

test.each<[string, readonly Hex[], Hex]>([
  ['another event', [word(1n), ...parties], '0x'],
  ['no topics', [], word(5n)],
  ['a transfer of nothing', [erc20, word(from as Hex), word(to as Hex)], word(0n)],
  ['none of a kind', [single, ...parties], pairOf(1n, 0n)],
  ['a longer amount', [erc20, word(from as Hex), word(to as Hex)], `${word(5n)}00`],
  ['an address with more bytes', [erc20, word(max), word(to as Hex)], word(5n)],
  ['half a pair', [single, ...parties], word(5n)],
  ['lists of different lengths', [batch, ...parties], listsOf([1n, 2n], [3n])],
  ['a list that ends nowhere', [batch, ...parties], `${word(max)}${word(max).slice(2)}` as Hex],
  ['lists that point to themselves', [batch, ...parties], `${word(0n)}${word(0n).slice(2)}` as Hex],
])('error: %s', (_name, topics, data) => {
  expect(read(topics, data)).toEqual([])
})
