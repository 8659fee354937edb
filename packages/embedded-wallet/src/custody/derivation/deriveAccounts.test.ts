import { createHmac, createPrivateKey, createPublicKey, pbkdf2Sync } from 'node:crypto'
import { base58 } from '@scure/base'
import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import fc from 'fast-check'
import { mnemonicToAccount, privateKeyToAddress } from 'viem/accounts'
import { expect, test } from 'vitest'
import { deriveAccounts } from './deriveAccounts.ts'
import { toWords } from './toWords.ts'

const entropies = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((value) => new Uint8Array(value))

/** SLIP-10 by its text, with Node’s HMAC and OpenSSL’s Ed25519. */
function deriveOtherSolana(words: string): { address: string; seed: Uint8Array } {
  const seed = pbkdf2Sync(words, 'mnemonic', 2048, 64, 'sha512')
  let node = createHmac('sha512', 'ed25519 seed').update(seed).digest()
  for (const index of [44, 501, 0, 0]) {
    const data = Buffer.alloc(37)
    node.copy(data, 1, 0, 32)
    data.writeUInt32BE(0x8000_0000 + index, 33)
    node = createHmac('sha512', node.subarray(32)).update(data).digest()
  }
  const key = node.subarray(0, 32)
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), key])
  const options = { key: der, format: 'der', type: 'pkcs8' } as const
  const spki = createPublicKey(createPrivateKey(options)).export({ format: 'der', type: 'spki' })
  return { address: base58.encode(new Uint8Array(spki.subarray(-32))), seed: new Uint8Array(key) }
}

test('default: the phrase of zeros, as other wallets have it', async () => {
  const words = toWords(new Uint8Array(32))
  expect(words).toBe(`${'abandon '.repeat(23)}art`)
  const accounts = await deriveAccounts(new Uint8Array(32))
  expect(accounts.map(({ namespace, address, type }) => [namespace, address, type])).toEqual([
    ['eip155', '0xF278cF59F82eDcf871d630F28EcC8056f25C1cdb', 'eoa'],
    ['solana', '3Cy3YNTFywCmxoxt8n7UH6hg6dLo5uACowX3CFceaSnx', 'eoa'],
  ])
})

test('property: viem derives the same address, of the same key', async () => {
  await fc.assert(
    fc.asyncProperty(entropies, async (entropy) => {
      const [evm] = await deriveAccounts(entropy)
      const { address } = mnemonicToAccount(toWords(entropy))
      expect(evm?.address).toBe(address)
      const key = Buffer.from(evm?.privateKey ?? []).toString('hex')
      expect(privateKeyToAddress(`0x${key}`)).toBe(address)
    }),
    { numRuns: 20 },
  )
})

test('property: SLIP-10 by Node derives the same Solana address, of the same key', async () => {
  await fc.assert(
    fc.asyncProperty(entropies, async (entropy) => {
      const [, solana] = await deriveAccounts(entropy)
      const other = deriveOtherSolana(toWords(entropy))
      expect(solana?.address).toBe(other.address)
      expect(solana?.privateKey).toEqual(other.seed)
    }),
    { numRuns: 20 },
  )
})

test('property: the words say the entropy', () => {
  fc.assert(
    fc.property(entropies, (entropy) => {
      expect(mnemonicToEntropy(toWords(entropy), wordlist)).toEqual(entropy)
    }),
  )
})

test('error: entropy of another length', async () => {
  await expect(deriveAccounts(new Uint8Array(16))).rejects.toThrow(RangeError)
})
