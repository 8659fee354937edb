import { createPolkadotWallet, devPolkadotKeys } from '@cleat/testing/polkadot'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { verifyMessage } from './verifyMessage.ts'

test('default: for keys of each kind', () => {
  const { accounts } = createPolkadotWallet()
  for (const [at, key] of devPolkadotKeys().entries()) {
    const address = accounts[at]?.address ?? ''
    const signature = `0x${bytesToHex(key.sign(utf8ToBytes('<Bytes>Hello</Bytes>')))}`
    expect(verifyMessage({ message: 'Hello', address, signature })).toBe(true)
    expect(verifyMessage({ message: 'Hallo', address, signature })).toBe(false)
  }
})
