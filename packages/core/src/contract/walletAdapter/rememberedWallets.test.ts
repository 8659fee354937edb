import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { createMemoryArea } from '../../base/storage/storageArea.ts'
import { createRememberedWallets, parseRemembered } from './rememberedWallets.ts'

const key = 'cleat.solana.wallets'
const caipNetworkId = toCaipNetworkId('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
const harbour = { connectorId: 'harbour', caipNetworkId }
const beacon = { connectorId: 'beacon', caipNetworkId, address: 'b' }

function create() {
  const area = createMemoryArea()
  return { area, remembered: createRememberedWallets({ area, key }) }
}

test('default: the one added last comes first', () => {
  const { area, remembered } = create()
  remembered.add(harbour)
  remembered.add(beacon)
  expect(remembered.list()).toEqual([beacon, harbour])
  remembered.add(harbour)
  expect(remembered.list()).toEqual([harbour, beacon])
  expect(remembered.find('beacon')).toEqual(beacon)
  expect(createRememberedWallets({ area, key }).list()).toEqual([harbour, beacon])
})

test('behavior: corrected where it is, and only if it is remembered', () => {
  const { remembered } = create()
  remembered.add(harbour)
  remembered.add(beacon)
  const moved = { ...harbour, address: 'h' }
  remembered.update(moved)
  remembered.update({ connectorId: 'comet', caipNetworkId })
  expect(remembered.list()).toEqual([beacon, moved])
})

test('behavior: with the last one, nothing is left in the storage', () => {
  const { area, remembered } = create()
  remembered.add(harbour)
  remembered.add(beacon)
  remembered.remove('harbour')
  expect(remembered.list()).toEqual([beacon])
  remembered.remove('beacon')
  expect(area.getItem(key)).toBeNull()
  remembered.add(beacon)
  remembered.clear()
  expect(area.getItem(key)).toBeNull()
})

test.each([null, '', '{', 'null', '5', '{"connectorId":"a"}'])(
  'error: %s in the storage is nobody',
  (value) => {
    expect(parseRemembered(value)).toEqual([])
  },
)

test('error: entries that make no sense are left out, and so are parts of them', () => {
  const broken = [null, 5, {}, { connectorId: 5, caipNetworkId }, { connectorId: 'a' }]
  const strange = [
    { connectorId: 'a', caipNetworkId: 'nowhere' },
    { ...harbour, address: 5 },
  ]
  expect(parseRemembered(JSON.stringify([...broken, ...strange, beacon]))).toEqual([
    harbour,
    beacon,
  ])
})
