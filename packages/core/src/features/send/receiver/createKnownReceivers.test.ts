import { expect, test } from 'vitest'
import { createStorage } from '../../../base/storage/createStorage.ts'
import { createMemoryArea } from '../../../base/storage/storageArea.ts'
import { createFakeAdapter } from '../../../test/createFakeAdapter.ts'
import { createKnownReceivers } from './createKnownReceivers.ts'

const adapters = new Map([['eip155', createFakeAdapter()]])

const create = () => {
  const storage = createStorage({ area: createMemoryArea(), prefix: '' })
  return { storage, receivers: createKnownReceivers({ storage, adapters }) }
}

test('default', () => {
  const { receivers } = create()
  receivers.add('eip155', '0xAb')
  receivers.add('solana', 'So1')
  receivers.add('eip155', '0xcd')
  expect(receivers.list('eip155').map(({ address }) => address)).toEqual(['0xcd', '0xAb'])
  expect(receivers.list('solana').map(({ address }) => address)).toEqual(['So1'])
  expect(receivers.list('bip122')).toEqual([])
})

test('behavior: somebody is known once', () => {
  const { receivers } = create()
  for (const address of ['0xab', '0xcd', '0xAB']) receivers.add('eip155', address)
  expect(receivers.list('eip155').map(({ address }) => address)).toEqual(['0xAB', '0xcd'])
})

test('behavior: the name that was paid is kept with its address', () => {
  const { receivers, storage } = create()
  receivers.add('eip155', '0xab', 'vitalik.eth')
  receivers.add('eip155', '0xcd')
  expect(receivers.list('eip155')).toEqual([
    { address: '0xcd' },
    { address: '0xab', label: 'vitalik.eth' },
  ])
  storage.set('paidReceivers', [{ namespace: 'eip155', address: '0xab', name: 'x'.repeat(300) }])
  expect(receivers.list('eip155')).toEqual([])
})

test('behavior: fifty of a namespace are kept, the latest of them', () => {
  const { receivers } = create()
  receivers.add('solana', 'So1')
  for (let at = 0; at < 60; at++) receivers.add('eip155', `0x${at}`)
  expect(receivers.list('eip155')).toHaveLength(50)
  expect(receivers.list('eip155')[0]).toMatchObject({ address: '0x59' })
  expect(receivers.list('solana')).toHaveLength(1)
})

test('behavior: what cannot be read is left out, and nothing but that', () => {
  const { receivers, storage } = create()
  const good = { namespace: 'eip155', address: '0xab' }
  storage.set('paidReceivers', [
    null,
    1,
    {},
    { ...good, address: '' },
    { ...good, address: 'x'.repeat(200) },
    { ...good, other: 1 },
  ])
  expect(receivers.list('eip155')).toEqual([{ address: '0xab' }])
})
