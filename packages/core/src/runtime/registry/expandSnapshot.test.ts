import { expect, test } from 'vitest'
import { expandSnapshot } from './expandSnapshot.ts'

const snapshot = {
  id: 'a1|b2|c3',
  name: 'One|Two|Three',
  homepage: 'one.example|two.example|three.example/wallet',
  image_id: 'one||',
  rdns: 'example.one||',
  chains: '* solana:x|1 10|* solana:x',
  mobile_link: 'one|two://open|',
  link_mode: 'go.one.example||',
  desktop_link: '||three',
  webapp_link: '||',
  app_store: '123||',
  play_store: 'example.one||',
  chrome_store: 'abcdef||',
  supports_wc: 'y|n|',
  evmChains: '1 8453',
}

test('default', () => {
  const [one, two, three] = expandSnapshot(snapshot)
  expect(one).toEqual({
    id: 'a1',
    name: 'One',
    homepage: 'https://one.example',
    image_id: 'one',
    rdns: 'example.one',
    chains: ['eip155:1', 'eip155:8453', 'solana:x'],
    mobile_link: 'one://',
    link_mode: 'https://go.one.example',
    app_store: 'https://apps.apple.com/app/id123',
    play_store: 'https://play.google.com/store/apps/details?id=example.one',
    chrome_store: 'https://chromewebstore.google.com/detail/abcdef',
    order: 1,
    supports_wc: true,
  })
  expect(two).toEqual({
    id: 'b2',
    name: 'Two',
    homepage: 'https://two.example',
    chains: ['eip155:1', 'eip155:10'],
    mobile_link: 'two://open',
    order: 2,
    supports_wc: false,
  })
  expect(three).toMatchObject({
    homepage: 'https://three.example/wallet',
    desktop_link: 'three://',
  })
  expect(three?.supports_wc).toBeUndefined()
})

test('behavior: wallets with the same chains share one list', () => {
  const [one, two, three] = expandSnapshot(snapshot)
  expect(three?.chains).toBe(one?.chains)
  expect(two?.chains).not.toBe(one?.chains)
})
