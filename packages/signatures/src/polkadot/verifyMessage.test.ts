import { createPolkadotWallet, devPolkadotKeys } from '@cleat/testing/polkadot'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { encodeSs58 } from './ss58.ts'
import { verifyMessage } from './verifyMessage.ts'

const message = 'Hello'
const keys = devPolkadotKeys()
const { accounts } = createPolkadotWallet()
const marks = { ed25519: 0, sr25519: 1, ecdsa: 2 } as const

const cases = keys.map((key, at) => ({ key, type: key.type, address: accounts[at]?.address ?? '' }))

function sign(key: (typeof keys)[number], text: string): Uint8Array {
  return key.sign(utf8ToBytes(text))
}

function verify(address: string, signature: Uint8Array, text = message): boolean {
  const hex = `0x${bytesToHex(signature)}`
  return verifyMessage({ message: text, address, signature: hex }).status === 'valid'
}

test.each(cases)('default: $type, wrapped or not, with its mark or without', ({ key, address }) => {
  for (const text of ['<Bytes>Hello</Bytes>', 'Hello']) {
    const signature = sign(key, text)
    expect(verify(address, signature)).toBe(true)
    expect(verify(address, concatBytes(Uint8Array.of(marks[key.type]), signature))).toBe(true)
  }
})

test.each(cases)('behavior: $type is named', ({ key, address }) => {
  const signature = `0x${bytesToHex(sign(key, message))}`
  expect(verifyMessage({ message, address, signature })).toEqual({
    status: 'valid',
    type: key.type,
  })
})

test.each(cases)('error: $type, anything else', ({ key, address }) => {
  const signature = sign(key, '<Bytes>Hello</Bytes>')
  const [other] = cases.filter((one) => one.address !== address)
  expect(verify(other?.address ?? '', signature)).toBe(false)
  expect(verify(address, signature, 'Hello!')).toBe(false)
  expect(verify(address, sign(key, '<Bytes>Hello'))).toBe(false)
  for (let at = 0; at < signature.length; at += 7) {
    const flipped = signature.map((byte, place) => (place === at ? byte ^ 1 : byte))
    expect(verify(address, flipped)).toBe(false)
  }
  const wrong = (marks[key.type] + 1) % 3
  expect(verify(address, concatBytes(Uint8Array.of(wrong), signature))).toBe(false)
})

test('behavior: a text that is wrapped already is not wrapped again', () => {
  const [{ key, address } = cases[0]!] = cases
  const text = '<Bytes>Hello</Bytes>'
  expect(verify(address, sign(key, text), text)).toBe(true)
  expect(verify(address, sign(key, `<Bytes>${text}</Bytes>`), text)).toBe(false)
})

test.each([
  ['ed25519', new Uint8Array(64)],
  ['sr25519', Uint8Array.from({ length: 64 }, (_, at) => (at === 63 ? 0x80 : 0))],
])('error: anybody could sign for the account of zeros by %s', (type, signature) => {
  const address = encodeSs58({ accountId: new Uint8Array(32), prefix: 42 })
  const marked = concatBytes(Uint8Array.of(type === 'ed25519' ? 0 : 1), signature)
  for (let at = 0; at < 64; at += 1) {
    expect(verify(address, signature, `text ${at}`)).toBe(false)
    expect(verify(address, marked, `text ${at}`)).toBe(false)
  }
})

test('default: a signature that another program made', () => {
  // By @polkadot/keyring 14: ed25519 //Alice over "<Bytes>Hello</Bytes>".
  const address = accounts[2]?.address ?? ''
  expect(verify(address, hexToBytes(golden))).toBe(true)
})

test.each([
  '',
  '0x',
  'nonsense',
  `0x${'00'.repeat(64)}`,
  `0x${'ff'.repeat(65)}`,
  '0x12',
  undefined,
])('error: %j is no signature', (signature) => {
  const address = accounts[0]?.address ?? ''
  const verdict = verifyMessage({ message, address, signature: signature as string })
  expect(verdict).toEqual({ status: 'invalid' })
})

const golden =
  'af0ad4e839148e6746f5311d3fa23b94ce21f7ca0f07f8ec76bb594c6b2f965ee253636aa5c0597b98c5c54e867e4c192c102943bdad731ed856ab3fe9d4ac06'
