import { expect, test, vi } from 'vitest'
import {
  contractSignatures,
  invalidSignatures,
  type RecordedSignature,
  validSignatures,
} from '../test/eip4361Signatures.ts'
import { createSigners } from '../test/signers.ts'
import { writeMessage } from '../test/writeMessage.ts'
import { verifySiwx } from './verifySiwx.ts'

function verify({ fields, signature, time }: RecordedSignature) {
  return verifySiwx({
    ...{ message: writeMessage(fields), signature },
    time: time === undefined ? new Date('2026-01-01T00:00:00Z') : new Date(time),
  })
}

test.each(validSignatures)('default: EIP-4361 publishes as valid: $name', async (vector) => {
  const { address, chainId } = vector.fields
  expect(await verify(vector)).toEqual({
    ...{ status: 'valid', kind: 'key', type: 'eip191', fields: vector.fields },
    ...{ account: `eip155:${chainId}:${address}`, subject: `eip155:${address}` },
  })
})

test.each(validSignatures)(
  'error: $name, with one letter changed',
  async ({ fields, ...vector }) => {
    const call = async () => '0x'
    const message = writeMessage(fields).replace('Example', 'example').replace('Tally', 'tally')
    const time = new Date(vector.time ?? '2026-01-01T00:00:00Z')
    expect(await verifySiwx({ message, signature: vector.signature, time, call })).toMatchObject({
      ...{ status: 'invalid', code: 'SIWX_SIGNATURE_REFUSED' },
    })
  },
)

test.each(invalidSignatures)('error: EIP-4361 publishes as invalid: $name', async (vector) => {
  const call = async () => '0x'
  const message = writeMessage(vector.fields)
  const time = vector.time === undefined ? new Date() : new Date(vector.time)
  const { signature, code } = vector
  expect(await verifySiwx({ message, signature, time, call })).toMatchObject({
    ...{ status: 'invalid', code },
  })
})

test.each(contractSignatures)(
  'behavior: $name is a contract, so that its chain is asked',
  async (vector) => {
    const unknown = await verify(vector)
    expect(unknown).toMatchObject({
      ...{ status: 'unknown', code: 'SIWX_UNVERIFIABLE' },
      reason: 'the account is no key that signed, and its chain could not be asked',
    })
    expect(unknown).not.toHaveProperty('cause.stack', expect.stringContaining('TypeError'))
    const call = vi.fn(async () => `0x1626ba7e${'0'.repeat(56)}`)
    const { fields, signature } = vector
    const account = `eip155:1:${fields.address}`
    expect(await verifySiwx({ message: writeMessage(fields), signature, call })).toMatchObject({
      ...{ status: 'valid', kind: 'contract', type: 'eip1271', account, subject: account },
    })
    expect(call).toHaveBeenCalledExactlyOnceWith({
      ...{ chain: 'eip155:1', to: fields.address.toLowerCase(), gas: '0x4c4b40' },
      ...{ data: expect.stringMatching(/^0x1626ba7e/), signal: expect.any(AbortSignal) },
    })
  },
)

const asked = {
  ...{ domain: 'app.example', uri: 'https://app.example', nonce: 'abcd1234' },
  ...{ issuedAt: new Date().toISOString(), statement: 'Welcome' },
}

test.each(createSigners())('default: $name', async ({ account, type, sign }) => {
  const fields = { ...asked, ...account }
  const message = writeMessage(fields)
  const signature = await sign(message)
  const verdict = await verifySiwx({ message, signature })
  expect(verdict).toMatchObject({ status: 'valid', kind: 'key', type, fields })
  const bytes = new TextEncoder().encode(message)
  expect(await verifySiwx({ message: bytes, signature })).toEqual(verdict)
  const other = message.replace('Welcome', 'Farewell')
  const refused = await verifySiwx({ message: other, signature, call: async () => '0x' })
  expect(refused).toStrictEqual({
    ...{ status: 'invalid', code: 'SIWX_SIGNATURE_REFUSED' },
    reason: 'was not made by the account for this text',
  })
})

test('error: a text that is no message', async () => {
  expect(await verifySiwx({ message: 'Hello', signature: '0x' })).toEqual({
    ...{ status: 'invalid', code: 'SIWX_MESSAGE_INVALID', field: 'text' },
    reason: 'does not begin as a sign-in message does',
  })
})

test('error: S8, a chain that does not answer is no yes and no no', async () => {
  vi.useFakeTimers()
  try {
    const [vector] = contractSignatures
    if (!vector) throw new Error('There are no signatures of contracts.')
    const signals: AbortSignal[] = []
    const call = ({ signal }: { signal: AbortSignal }) => {
      signals.push(signal)
      return new Promise<string>(() => {})
    }
    const { fields, signature } = vector
    const verdict = verifySiwx({ message: writeMessage(fields), signature, call })
    await vi.advanceTimersByTimeAsync(5000)
    expect(await verdict).toMatchObject({ status: 'unknown', code: 'SIWX_UNVERIFIABLE' })
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
