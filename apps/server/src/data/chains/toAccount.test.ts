import { expect, test } from 'vitest'
import { toAccount } from './toAccount.ts'

const checksummed = '0xdAC17F958D2ee523a2206206994597C13D831ec7'

test.each([
  ['eip155', checksummed, checksummed],
  ['eip155', checksummed.toLowerCase(), checksummed],
  ['eip155', `0x${checksummed.slice(2).toUpperCase()}`, checksummed],
  ['eip155', checksummed.replace('dAC', 'DAC'), undefined],
  ['eip155', checksummed.replace('0x', '0X'), undefined],
  ['eip155', checksummed.slice(2), undefined],
  ['eip155', `${checksummed} `, undefined],
  [
    'solana',
    '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
    '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  ],
  ['solana', '1'.repeat(31), undefined],
  ['solana', `${'1'.repeat(31)}0`, undefined],
  ['solana', checksummed, undefined],
  [
    'bip122',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  ],
  ['bip122', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'],
  ['bip122', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4/../../block', undefined],
  ['bip122', checksummed, undefined],
] as const)('behavior: %s %s', (namespace, text, account) => {
  expect(toAccount(namespace, text)).toBe(account)
})
