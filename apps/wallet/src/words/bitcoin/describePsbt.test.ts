import { expect, test } from 'vitest'
import {
  buildPsbt,
  dataScript,
  otherAddress,
  otherScript,
  ownAddress,
  ownScript,
  type PsbtParts,
} from '../../test/psbt.ts'
import { describePsbt, type PsbtQuestion } from './describePsbt.ts'

const network = {
  ...{ id: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328', name: 'Bitcoin Regtest' },
  ...{ symbol: 'BTC', decimals: 8 },
}

function describe(parts: PsbtParts, rest: Partial<PsbtQuestion> = {}) {
  return describePsbt({
    ...{ kind: 'signPsbt', network, addresses: [ownAddress], psbt: buildPsbt(parts) },
    isSent: false,
    ...rest,
  })
}

const payment: PsbtParts = {
  inputs: [{ sats: 100_000n }],
  outputs: [
    { sats: 30_000n, script: otherScript },
    { sats: 69_000n, script: ownScript },
  ],
}

test('default', () => {
  expect(describe(payment, { isSent: true })).toEqual({
    title: 'Send bitcoin',
    sentence: 'The wallet sends it as soon as you agree. It cannot be taken back.',
    isCostly: true,
    amount: '0.00031 BTC',
    parts: [
      {
        title: 'It pays',
        steps: [
          { text: '0.0003 BTC to', address: otherAddress },
          { text: '0.00069 BTC back to you', address: ownAddress },
        ],
      },
      {
        title: 'It spends',
        steps: [{ text: '0.001 BTC from your address', address: ownAddress, isUnknown: false }],
      },
    ],
    facts: [
      { label: 'Fee', value: '0.00001 BTC, in the amount above' },
      { label: 'Network', value: 'Bitcoin Regtest' },
    ],
    verb: 'Send',
  })
})

test('behavior: it brings more than it takes', () => {
  const inputs = [{ sats: 1000n }, { sats: 60_000n, script: otherScript }]
  const { amount, facts, parts } = describe({
    inputs,
    outputs: [{ sats: 55_000n, script: ownScript }],
  })
  expect(amount).toBeUndefined()
  expect(facts).toContainEqual({ label: 'You receive', value: '0.00054 BTC' })
  expect(facts).toContainEqual({ label: 'Fee', value: '0.00006 BTC' })
  expect(parts?.[1]?.steps[1]?.text).toBe('0.0006 BTC from somebody else')
})

test('behavior: an input that does not tell its amount', () => {
  const { amount, facts, parts } = describe({ ...payment, inputs: [{}, { sats: 100_000n }] })
  expect(amount).toBeUndefined()
  expect(facts).toContainEqual({ label: 'Fee', value: 'Unknown: not every amount is told' })
  expect(parts?.[1]?.steps[0]).toMatchObject({
    text: 'An unknown amount from somebody else',
    isUnknown: true,
  })
})

test('behavior: data that belongs to no address', () => {
  const { parts } = describe({ ...payment, outputs: [{ sats: 0n, script: dataScript }] })
  expect(parts?.[0]?.steps).toEqual([{ text: '0 BTC to no address, with data' }])
})

test.each([
  [[{ sats: 1n, sighashType: 131 }], undefined, true],
  [[{ sats: 1n }], [{ index: 0, sighashTypes: [2] }], true],
  [[{ sats: 1n, sighashType: 131 }], [{ index: 0 }], true],
  [[{ sats: 1n, sighashType: 1 }], undefined, false],
  [[{ sats: 1n }], [{ index: 0, sighashTypes: [0] }], false],
  // The second input is not to be signed.
  [[{ sats: 1n }, { sats: 1n, sighashType: 131 }], [{ index: 0 }], false],
])('behavior: what the signature covers, %#', (inputs, asked, isOpen) => {
  const { sentence } = describe({ inputs, outputs: [] }, { inputs: asked })
  expect(sentence.startsWith('Your signature would not cover all of it')).toBe(isOpen)
})
