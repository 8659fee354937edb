import { expect, test } from 'vitest'
import { expandSnapshot } from './expandSnapshot.ts'

const snapshot = {
  id: 'a1|b2|:three',
  name: 'One|Two|Three',
  image_id: 'first|*|',
  rdns: 'example.one||',
  chains: '* solana:x|1 10|* solana:x',
  mobile_link: 'one|two://open|',
  link_mode: 'go.one.example||',
  desktop_link: '||three',
  webapp_link: '||',
  supports_wc: 'y|n|',
  evmChains: '1 8453',
  stores: '310',
}

test('default', () => {
  const [one, two, three] = expandSnapshot(snapshot)
  expect(one).toEqual({
    id: 'a1',
    name: 'One',
    image_id: 'first',
    rdns: 'example.one',
    chains: ['eip155:1', 'eip155:8453', 'solana:x'],
    mobile_link: 'one://',
    link_mode: 'https://go.one.example',
    downloads: { index: 0, hasApp: true, hasExtension: true },
    order: 1,
    supports_wc: true,
  })
  expect(two).toEqual({
    id: 'b2',
    name: 'Two',
    image_id: 'two',
    chains: ['eip155:1', 'eip155:10'],
    mobile_link: 'two://open',
    downloads: { index: 1, hasApp: true, hasExtension: false },
    order: 2,
    supports_wc: false,
  })
  expect(three).toMatchObject({
    id: Buffer.from('cleat:three').toString('hex').padEnd(64, '0'),
    downloads: { index: 2, hasApp: false, hasExtension: false },
    desktop_link: 'three://',
  })
  expect(three?.supports_wc).toBeUndefined()
})

test('behavior: wallets with the same chains share one list', () => {
  const [one, two, three] = expandSnapshot(snapshot)
  expect(three?.chains).toBe(one?.chains)
  expect(two?.chains).not.toBe(one?.chains)
})
