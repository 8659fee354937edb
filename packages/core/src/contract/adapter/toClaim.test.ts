import { expect, test } from 'vitest'
import { toClaim } from './toClaim.ts'

const type = 'ANNOUNCED'

test('default: the rdns, else the name', () => {
  expect(toClaim({ type, name: 'MetaMask', info: { rdns: 'io.metamask' } })).toBe('io.metamask')
  expect(toClaim({ type, name: 'Phantom' })).toBe('phantom')
})

test.each([
  ['letter case', 'IO.METAMASK'],
  ['spaces around it', ' io.metamask '],
  ['full width letters', 'ｉｏ.metamask'],
])('behavior: %s makes no difference', (_, rdns) => {
  expect(toClaim({ type, name: 'Any', info: { rdns } })).toBe('io.metamask')
})

test('behavior: compared as a whole', () => {
  for (const rdns of ['io.metamask.evil', 'io.metamas', 'x.io.metamask'])
    expect(toClaim({ type, name: 'Any', info: { rdns } })).not.toBe('io.metamask')
})

test('behavior: what the app brings or pairs claims nothing', () => {
  for (const other of ['EXTERNAL', 'WALLET_CONNECT', 'INJECTED'] as const)
    expect(toClaim({ type: other, name: 'MetaMask' })).toBeUndefined()
})
