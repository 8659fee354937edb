import { type CaipNetwork, checkNetworks, isCleatError } from '@cleat/core/adapter'
import { createTransferRequest } from '@cleat/evm'
import fc from 'fast-check'
import { checksumAddress, type Hex, toHex } from 'viem'
import { expect, test } from 'vitest'
import { signer } from './signatureRows.ts'

const numRuns = 100_000
/** Seconds where nothing else runs. */
const timeout = 300_000
const [network] = checkNetworks({
  networks: [
    {
      ...{ id: 1, name: 'Ethereum', rpcUrls: { default: { http: ['http://127.0.0.1:9'] } } },
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    },
  ],
})
const letters = [...'0123456789abcdefABCDEFgGxX \u0430\u200b']
/** Small numbers have too few letters for a checksum. */
const accounts = fc
  .noBias(fc.bigInt({ min: 1n, max: 2n ** 160n - 1n }))
  .map((number) => toHex(number, { size: 20 }))
const toAddress = (address: string) => checksumAddress(address as Hex)

test('property: an address goes to the wallet as it is; with another letter only where it is one of its own', {
  timeout,
}, () => {
  const change = fc.record({ at: fc.nat(41), letter: fc.constantFrom(...letters) })
  let missed = 0
  fc.assert(
    fc.property(accounts, change, (account, { at, letter }) => {
      const address = toAddress(account)
      if (receiverOf(address) !== address) return false
      const changed = address.slice(0, at) + letter + address.slice(at + 1)
      if (changed === address) return true
      const receiver = receiverOf(changed)
      if (receiver === undefined) return true
      missed += 1
      return isOwn(changed, receiver)
    }),
    { numRuns },
  )
  // Fifteen letters on average, each in one of two cases.
  expect(missed).toBeLessThan(numRuns / 500)
})

test('property: garbage is refused with an error of ours', { timeout }, () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...letters), maxLength: 80 }),
    fc
      .string({ unit: fc.constantFrom(...letters), minLength: 40, maxLength: 40 })
      .map((end) => `0x${end}`),
  )
  const garbage = fc.oneof({ weight: 99, arbitrary: text }, fc.anything({ maxDepth: 1 }))
  fc.assert(
    fc.property(garbage, (given) => {
      const receiver = receiverOf(given)
      return receiver === undefined || (typeof given === 'string' && isOwn(given, receiver))
    }),
    { numRuns },
  )
})

test('property: every amount arrives to the last unit', { timeout }, () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (value) => {
      const { params } = createTransferRequest({ to: signer, value, ...sender(network) })
      return BigInt(readFirst(params, 'value')) === value
    }),
    { numRuns },
  )
})

function sender(of: CaipNetwork) {
  return { address: signer, network: of, toAddress }
}

/** The receiver in the wallet's request. */
function receiverOf(to: unknown): string | undefined {
  try {
    const { params } = createTransferRequest({ to: to as string, value: 1n, ...sender(network) })
    return readFirst(params, 'to')
  } catch (error) {
    if (isCleatError(error, 'CAIP_ADDRESS_INVALID')) return undefined
    throw error
  }
}

function readFirst(params: unknown, key: string): string {
  const [first]: unknown[] = Array.isArray(params) ? params : []
  return String(Reflect.get(Object(first), key))
}

/** Whether an address is written in one case, or with the checksum of itself. */
function isOwn(text: string, receiver: string): boolean {
  const digits = text.slice(2)
  return [digits.toLowerCase(), digits.toUpperCase(), receiver.slice(2)].includes(digits)
}
