import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import fc from 'fast-check'
import { bytesToHex, hexToBytes, numberToHex, parseTransaction, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import type { Account } from '../custody/keystore/account.ts'
import type { FrameTransaction } from '../protocol/frameRequest.ts'
import type { PlainQuestion } from './signerTask.ts'
import { type SolanaTransactions, signQuestion } from './signQuestion.ts'

const privateKey = new Uint8Array(32).fill(7)
const viemAccount = privateKeyToAccount(bytesToHex(privateKey))
const evm: Account = {
  ...{ namespace: 'eip155', address: viemAccount.address, privateKey, type: 'eoa' },
}
const solanaAddress = base58.encode(ed25519.getPublicKey(privateKey))
const sol: Account = { namespace: 'solana', address: solanaAddress, privateKey, type: 'eoa' }
const receiver = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const transaction: FrameTransaction = {
  ...{ chainId: 8453, nonce: 3, to: receiver, value: '0xde0b6b3a7640000', data: '0xabcd' },
  ...{ gas: '0x5208', maxFeePerGas: '0x3b9aca00', maxPriorityFeePerGas: '0x5f5e100' },
}
const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** A transaction of one signer, as the tests write it: its count, its signature, its message. */
const solana: SolanaTransactions = {
  readMessage: (bytes, address) =>
    bytes[0] === 1 && base58.encode(bytes.slice(69, 101)) === address ? bytes.slice(65) : undefined,
  addSignature: ({ transaction: bytes, signature }) => {
    const signed = bytes.slice()
    signed.set(signature, 1)
    return signed
  },
}

function sign(question: PlainQuestion, given: { caipNetworkId?: string; account?: Account } = {}) {
  const isSolana = question.method.startsWith('solana')
  const { caipNetworkId = isSolana ? mainnet : 'eip155:8453', account = isSolana ? sol : evm } =
    given
  return signQuestion({ question, account, caipNetworkId, solana })
}

test('default: messages are signed as viem signs them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      const message = toHex(bytes)
      const [signature] = sign({ method: 'personal_sign', message })
      expect(signature).toBe(await viemAccount.signMessage({ message: { raw: message } }))
    }),
    { numRuns: 30 },
  )
})

test('behavior: transactions are signed as viem signs them, and say what was asked', async () => {
  const quantity = fc.bigInt({ min: 0n, max: 2n ** 96n }).map((value) => numberToHex(value))
  const asked = fc.record({
    chainId: fc.constant(8453),
    nonce: fc.nat(),
    to: fc.option(fc.constant(receiver as `0x${string}`), { nil: undefined }),
    value: quantity,
    data: fc.uint8Array({ maxLength: 80 }).map((bytes) => toHex(bytes)),
    gas: quantity,
    maxFeePerGas: quantity,
    maxPriorityFeePerGas: fc.constant('0x0' as const),
  })
  await fc.assert(
    fc.asyncProperty(asked, async (given) => {
      const [raw = ''] = sign({ method: 'eth_signTransaction', transaction: given })
      const expected = await viemAccount.signTransaction({
        ...{ type: 'eip1559', chainId: given.chainId, nonce: given.nonce, to: given.to },
        ...{ data: given.data, value: BigInt(given.value), gas: BigInt(given.gas) },
        ...{ maxFeePerGas: BigInt(given.maxFeePerGas), maxPriorityFeePerGas: 0n },
      })
      expect(raw).toBe(expected)
    }),
    { numRuns: 30 },
  )
  const [raw] = sign({ method: 'eth_signTransaction', transaction })
  expect(parseTransaction(raw as `0x${string}`)).toMatchObject({
    ...{ chainId: 8453, nonce: 3, to: receiver, value: 10n ** 18n, data: '0xabcd' },
  })
})

const permit = {
  types: {
    EIP712Domain: [{ name: 'chainId', type: 'uint256' }],
    Permit: [{ name: 'value', type: 'uint256' }],
  },
  primaryType: 'Permit',
  domain: { chainId: 8453 },
  message: { value: '5' },
} as const

test('behavior: typed data', async () => {
  const [signature] = sign({
    ...{ method: 'eth_signTypedData_v4', typedData: JSON.stringify(permit) },
  })
  expect(signature).toBe(await viemAccount.signTypedData(permit as never))
})

test.each<[string, PlainQuestion, object?]>([
  [
    'a transaction of another chain than was shown',
    { method: 'eth_signTransaction', transaction: { ...transaction, chainId: 1 } },
  ],
  [
    'typed data of another chain than was shown',
    { method: 'eth_signTypedData_v4', typedData: JSON.stringify(permit) },
    { caipNetworkId: 'eip155:1' },
  ],
  [
    'typed data whose chain is written in hex',
    {
      method: 'eth_signTypedData_v4',
      typedData: JSON.stringify({ ...permit, domain: { chainId: '0x1' } }),
    },
  ],
  [
    'an operation as typed data',
    {
      method: 'eth_signTypedData_v4',
      typedData: JSON.stringify({ ...permit, primaryType: 'PackedUserOperation' }),
    },
  ],
  [
    'a permission to act as typed data',
    {
      method: 'eth_signTypedData_v4',
      typedData: JSON.stringify({ ...permit, primaryType: 'Delegation' }),
    },
  ],
  ['typed data that is no JSON', { method: 'eth_signTypedData_v4', typedData: '{' }],
  [
    'an account of Solana for an EVM chain',
    { method: 'personal_sign', message: '0x' },
    { account: sol },
  ],
  [
    'an account of an EVM chain for Solana',
    { method: 'solana_signMessage', message: '' },
    { account: evm },
  ],
  [
    'a transaction of Solana that another account signs',
    {
      method: 'solana_signTransaction',
      transactions: [base64.encode(new Uint8Array(120).fill(1))],
    },
  ],
])('error: %s is not signed', (_, question, given) => {
  expect(() => sign(question, given)).toThrow()
})

/** One signer, and its key at the place where a message has its first account. */
function createMessage(): Uint8Array {
  return Uint8Array.from([1, 0, 1, 1, ...base58.decode(solanaAddress), ...new Uint8Array(40)])
}

test('behavior: messages and transactions of Solana', () => {
  const text = new TextEncoder().encode('Ahoy')
  const [signature = ''] = sign({ method: 'solana_signMessage', message: base64.encode(text) })
  expect(ed25519.verify(base64.decode(signature), text, ed25519.getPublicKey(privateKey))).toBe(
    true,
  )
  const message = createMessage()
  const unsigned = Uint8Array.from([1, ...new Uint8Array(64), ...message])
  const asked = [unsigned, unsigned].map((one) => base64.encode(one))
  const signed = sign({ method: 'solana_signTransaction', transactions: asked })
  expect(signed).toHaveLength(2)
  const bytes = base64.decode(signed[1] ?? '')
  const isValid = ed25519.verify(bytes.slice(1, 65), message, ed25519.getPublicKey(privateKey))
  expect([isValid, bytes.slice(65)]).toEqual([true, message])
})

test('error: a transaction that is disguised as a message', () => {
  const message = base64.encode(createMessage())
  expect(() => sign({ method: 'solana_signMessage', message })).toThrow('A transaction')
})

test('behavior: an error says nothing of the key', () => {
  const spy = vi.spyOn(console, 'error')
  try {
    sign({ method: 'eth_signTypedData_v4', typedData: '{"types":1}' })
  } catch (error) {
    const shown = `${error} ${(error as Error).stack} ${JSON.stringify(error)}`
    expect(shown).not.toContain(bytesToHex(privateKey).slice(2))
  }
  expect(spy).not.toHaveBeenCalled()
  expect(hexToBytes(bytesToHex(privateKey))).toEqual(privateKey)
})
