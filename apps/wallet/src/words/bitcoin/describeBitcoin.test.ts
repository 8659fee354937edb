import type { FamilyQuestion } from '@cleat/testing/wallet-connect'
import { expect, test } from 'vitest'
import { ownAddress } from '../../test/psbt.ts'
import { describeBitcoin } from './describeBitcoin.ts'

const network = {
  ...{ id: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328', name: 'Bitcoin Regtest' },
  ...{ symbol: 'BTC', decimals: 8 },
}

test('default: a payment, to the last satoshi', () => {
  const to = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
  expect(
    describeBitcoin({ kind: 'sendBitcoin', network, from: ownAddress, to, sats: 12_345_678n }),
  ).toEqual({
    title: 'Send bitcoin',
    sentence: 'The network’s fee comes on top. What is sent cannot be taken back.',
    isCostly: true,
    amount: '0.12345678 BTC',
    facts: [
      { label: 'To', value: to },
      { label: 'From', value: ownAddress },
      { label: 'Network', value: 'Bitcoin Regtest' },
    ],
    verb: 'Send',
  })
})

test('behavior: a message, with what hides in it', () => {
  const question: FamilyQuestion & { kind: 'signBitcoinMessage' } = {
    ...{ network, address: ownAddress, message: 'Hi\u200B' },
    ...{ kind: 'signBitcoinMessage', protocol: 'bip322' },
  }
  expect(describeBitcoin(question)).toMatchObject({ text: 'Hi⟨U+200B⟩', isCostly: false })
})
