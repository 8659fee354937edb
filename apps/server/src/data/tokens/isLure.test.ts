import { expect, test } from 'vitest'
import { isLure } from './isLure.ts'

test.each([
  'Visit cats.example to claim',
  '$1,000 USDC',
  'https://cats.example',
  'cats-airdrop.xyz',
  'Reward voucher',
  'Claim yours',
])('default: %s', (name) => {
  expect(isLure(name)).toBe(true)
})

test.each(['Cats', 'Mr. Cat', 'Cats No. 5', 'CryptoCats v2.0', 'Les Chats, 1985', ''])(
  'behavior: %s is a name',
  (name) => {
    expect(isLure(name)).toBe(false)
  },
)
