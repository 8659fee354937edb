import { bytesToHex } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import type { BitcoinNetworkName } from './bitcoinNetwork.ts'
import { parseAddress } from './parseAddress.ts'

const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

const keyHash = '751e76e8199196d454941c45d1b3a323f1433bd6'
const taproot = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
const longHash = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'

// Programs and scripts of the examples of BIP 173 and 350, and of the first block.
test.each([
  ['mainnet', segwit, 'wpkh', keyHash, `0014${keyHash}`],
  [
    ...(['mainnet', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'pkh'] as const),
    '62e907b15cbf27d5425399ebf6f0fb50ebb88f18',
    '76a91462e907b15cbf27d5425399ebf6f0fb50ebb88f1888ac',
  ],
  [
    ...(['mainnet', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'sh'] as const),
    'b472a266d0bd89c13706a4132ccfb16f7c3b9fcb',
    'a914b472a266d0bd89c13706a4132ccfb16f7c3b9fcb87',
  ],
  [
    ...(['mainnet', taproot, 'tr'] as const),
    '79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
    '512079be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
  ],
  [
    ...(['mainnet', longHash, 'wsh'] as const),
    '1863143c14c5166804bd19203356da136c985678cd4d27a1b8c6329604903262',
    '00201863143c14c5166804bd19203356da136c985678cd4d27a1b8c6329604903262',
  ],
  ['testnet', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'wpkh', keyHash, `0014${keyHash}`],
  ['signet', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'wpkh', keyHash, `0014${keyHash}`],
  ['regtest', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', 'wpkh', keyHash, `0014${keyHash}`],
] as const)('default: %s %s', (network, address, kind, program, script) => {
  const parsed = parseAddress({ address, network })
  expect(parsed).toMatchObject({ address, kind })
  expect(bytesToHex(parsed?.program ?? new Uint8Array())).toBe(program)
  expect(bytesToHex(parsed?.script ?? new Uint8Array())).toBe(script)
})

test.each([segwit, taproot, longHash])('behavior: %s in upper case means the same', (address) => {
  expect(parseAddress({ address: address.toUpperCase(), network: 'mainnet' })?.address).toBe(
    address,
  )
})

test.each<[reason: string, address: unknown, network?: BitcoinNetworkName]>([
  ['version 0 with the checksum of later ones', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh'],
  [
    'version 1 with the checksum of 0',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
  ],
  ['last character off', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
  ['one byte', 'bc1pw5dgrnzv'],
  ['41 bytes', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav'],
  ['mixed case', 'bc1qw508D6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['checksum of a key hash', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
  ['checksum of a script hash', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLx'],
  ['characters that are none', `bc1${'bio1'.repeat(10)}`],
  ['testnet', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['regtest', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'],
  ['mainnet on regtest', segwit, 'regtest'],
  ['mainnet on signet', segwit, 'signet'],
  ['testnet, old form', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
  ['version 17', 'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R'],
  ['version 0 of 16 bytes', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P'],
  ['anyone can spend', 'bc1pfeessrawgf'],
  ['Litecoin', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
  ['Bitcoin Cash', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
  ['a link', `bitcoin:${segwit}?amount=1`],
  ['a Lightning invoice', `lnbc20u1${'p'.repeat(300)}`],
  ['an extended key', `xpub${'6'.repeat(107)}`],
  ['a private key', 'L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k'],
  ['spaces', ` ${segwit}`],
  ['an Ethereum address', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
  ['nothing', ''],
  ['a megabyte', '1'.repeat(1_000_000)],
  ['no text', { toString: () => segwit }],
  ['null', null],
])('error: %s', (_, address, network = 'mainnet') => {
  expect(parseAddress({ address, network })).toBeUndefined()
})
