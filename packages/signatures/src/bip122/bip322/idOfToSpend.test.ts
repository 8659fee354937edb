import { hex } from '@scure/base'
import { expect, test } from 'vitest'
import { parseAddress } from '../address/parseAddress.ts'
import { idOfToSpend } from './idOfToSpend.ts'

// The ids that BIP-322 publishes.
test.each([
  ['', 'c5680aa69bb8d860bf82d4e9cd3504b55dde018de765a91bb566283c545a99a7'],
  ['Hello World', 'b79d196740ad5217771c1098fc4a4b51e0535c32236c71f1ea4d61a2d603352b'],
  [
    'UTF-8 support: öäüéàè 测试文本 \u{1F604}',
    'c8f4f525fe8afb1bc09b44175bd2096f079c98425e8a1be676b712add1fb62f0',
  ],
])('default: the transaction that holds %j', (message, id) => {
  const address = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
  const script = parseAddress({ address, network: 'mainnet' })?.script
  if (!script) throw new Error(`${address} is no address`)
  expect(hex.encode(idOfToSpend({ message, script }))).toBe(id)
})
