import { expect, test } from 'vitest'
import { toWalletMark } from './toWalletMark.ts'

const shown = {
  name: 'MetaMask',
  imageUrl: 'data:image/png;base64,a',
  info: { rdns: 'io.metamask' },
}

test('default: equal for equal wallets, and short', () => {
  expect(toWalletMark({ ...shown })).toBe(toWalletMark(shown))
  expect(toWalletMark({ ...shown, imageUrl: 'x'.repeat(256 * 1024) }).length).toBeLessThan(9)
})

test.each([
  ['name', { name: 'MetaMasc' }],
  ['icon', { imageUrl: 'data:image/png;base64,b' }],
  ['lost icon', { imageUrl: undefined }],
  ['rdns', { info: { rdns: 'io.metamask.evil' } }],
])('behavior: another %s has another mark', (_, part) => {
  expect(toWalletMark({ ...shown, ...part })).not.toBe(toWalletMark(shown))
})
