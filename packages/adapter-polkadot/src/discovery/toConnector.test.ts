import { expect, test } from 'vitest'
import { toConnector } from './toConnector.ts'

test('default: a known one has its name, and the rdns it has on other chains', () => {
  expect(toConnector('talisman')).toEqual({
    ...{ id: 'talisman', name: 'Talisman', type: 'ANNOUNCED' },
    ...{ chain: 'polkadot', chains: ['polkadot'], info: { rdns: 'xyz.talisman' } },
  })
  expect(toConnector('polkadot-js')).not.toHaveProperty('info')
})

test('behavior: one that calls itself like another wallet has nothing else of it', () => {
  expect(toConnector('MetaMask')).toMatchObject({ name: 'MetaMask', info: { rdns: 'MetaMask' } })
  expect(toConnector('constructor').name).toBe('constructor')
})
