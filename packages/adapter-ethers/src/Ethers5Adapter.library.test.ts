import { expect, test } from 'vitest'
import { ethers5 } from './library/ethers5.ts'
import { installedEthers5 } from './library/installedEthers5.ts'

const address = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

test('default', () => {
  expect(ethers5.toAddress(address.toUpperCase().replace('0X', '0x'))).toBe(
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  )
  expect(ethers5.toHex('Grüß')).toBe('0x4772c3bcc39f')
})

test('behavior: a signature of a wallet of ethers 5 has its address', async () => {
  const { Wallet, version } = Object(await import('ethers'))
  expect(version).toMatch(/5\.\d+\.\d+$/)
  const wallet = new Wallet(`0x${'11'.repeat(32)}`)
  const { recover, hashMessage } = await (await ethers5.load()).loadSignatures()
  const signature = installedEthers5.utils.splitSignature(await wallet.signMessage('Ahoy'))
  expect(recover(hashMessage('Ahoy'), signature)).toBe(wallet.address)
  expect(recover(hashMessage('Ahoi'), signature)).not.toBe(wallet.address)
  expect(hashMessage('Ahoy')).toBe(installedEthers5.utils.hashMessage('Ahoy'))
})
