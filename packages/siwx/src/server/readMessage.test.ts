import { expect, test } from 'vitest'
import type { SignInFields } from '../fields/signInFields.ts'
import { writeMessage } from '../test/writeMessage.ts'
import { readMessage } from './readMessage.ts'

const fields: SignInFields = {
  ...{ namespace: 'eip155', address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', chainId: '1' },
  ...{ domain: 'app.example', uri: 'https://app.example', nonce: 'abcd1234' },
  ...{ issuedAt: '2026-01-01T00:00:00Z', requestId: 'r' },
}
const shortest = writeMessage(fields)
const ofLength = (length: number) =>
  writeMessage({ ...fields, requestId: 'r'.repeat(length - shortest.length + 1) })
const toBytes = (text: string) => new TextEncoder().encode(text)

test('default: 4,096 bytes, as text and as bytes', async () => {
  const message = ofLength(4096)
  expect(message).toHaveLength(4096)
  for (const one of [message, toBytes(message), shortest, toBytes(shortest)])
    expect(await readMessage({ message: one, signature: '0x' })).toMatchObject({
      ...{ status: 'parsed', account: `eip155:1:${fields.address}` },
    })
})

test('error: more than that', async () => {
  const wide = shortest.replace('Nonce', `${'é'.repeat(2000)}Nonce`)
  expect(wide.length).toBeLessThan(4096)
  for (const message of [ofLength(4097), toBytes(ofLength(4097)), wide, toBytes(wide)])
    expect(await readMessage({ message, signature: '0x' })).toStrictEqual({
      ...{ status: 'invalid', code: 'SIWX_MESSAGE_INVALID', field: 'text', reason: 'is too long' },
    })
})

test('error: a signature of more than 16,384 characters', async () => {
  const read = (length: number) => readMessage({ message: shortest, signature: 'a'.repeat(length) })
  expect(await read(16_384)).toMatchObject({ status: 'parsed' })
  expect(await read(16_385)).toStrictEqual({
    ...{ status: 'invalid', code: 'SIWX_SIGNATURE_REFUSED', reason: 'is too long' },
  })
})

test('error: what is no message, and one that no app asks for', async () => {
  expect(await readMessage({ message: 'Hello', signature: '0x' })).toStrictEqual({
    ...{ status: 'invalid', code: 'SIWX_MESSAGE_INVALID', field: 'text' },
    reason: 'does not begin as a sign-in message does',
  })
  const uri = 'http://app.example'
  const message = writeMessage({ ...fields, uri })
  expect(await readMessage({ message, signature: '0x' })).toStrictEqual({
    ...{ status: 'invalid', code: 'SIWX_MESSAGE_INVALID', field: 'uri' },
    reason: 'is not of https',
  })
})
