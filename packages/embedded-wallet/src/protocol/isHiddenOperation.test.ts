import { expect, test } from 'vitest'
import { isHiddenOperation } from './isHiddenOperation.ts'

test.each([
  ['an operation of a smart account', 'PackedUserOperation', true],
  ['a permission for another', 'Delegation', true],
  ['the hash of what a contract says', 'CoinbaseSmartWalletMessage', true],
  ['a permit', 'Permit', false],
  ['a name that begins so', 'DelegationOffer', false],
  ['a name that ends so', 'MyDelegation', false],
])('default: %s', (_, primaryType, isHidden) => {
  expect(isHiddenOperation({ primaryType })).toBe(isHidden)
})

test('error: what is no typed data', () => {
  for (const given of [undefined, null, 'Delegation', {}])
    expect(isHiddenOperation(given)).toBe(false)
})
