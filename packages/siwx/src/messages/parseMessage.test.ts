import { expect, test } from 'vitest'
import type { SignInFields } from '../fields/signInFields.ts'
import { invalidTexts, validTexts } from '../test/eip4361Vectors.ts'
import { formatMessage } from './formatMessage.ts'
import { parseMessage } from './parseMessage.ts'

const address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const fields: SignInFields = {
  ...{ namespace: 'eip155', domain: 'app.example', address, statement: 'Welcome' },
  ...{ uri: 'https://app.example/login', chainId: '1', nonce: 'abcd1234' },
  ...{ issuedAt: '2026-01-01T00:00:00Z', expirationTime: '2026-01-01T00:10:00Z' },
  ...{ requestId: 'r1', resources: ['https://app.example/tos', 'urn:example:a'] },
}

function write(changed: Partial<SignInFields> = {}): string {
  const formatted = formatMessage({ ...fields, ...changed })
  if (formatted.status === 'invalid') throw new Error(`${formatted.field} ${formatted.reason}`)
  return formatted.message
}

const message = write()

async function fieldOf(text: string | Uint8Array): Promise<string> {
  const parsed = await parseMessage(text)
  return parsed.status === 'parsed' ? 'parsed' : parsed.field
}

test.each(validTexts)('default: EIP-4361 publishes as valid: $name', async (vector) => {
  expect(await parseMessage(vector.message)).toMatchObject({
    status: 'parsed',
    fields: vector.fields,
  })
  expect(formatMessage(vector.fields as SignInFields)).toEqual({
    ...{ status: 'formatted', message: vector.message },
  })
})

test.each(invalidTexts)('error: EIP-4361 publishes as invalid: $name', async (vector) => {
  expect(await parseMessage(vector.message)).toMatchObject({ status: 'invalid' })
})

test('behavior: EIP-4361 publishes 19 valid and 32 invalid texts, each another', () => {
  expect(new Set(validTexts.map((vector) => vector.message)).size).toBe(19)
  expect(new Set(invalidTexts.map((vector) => vector.message)).size).toBe(32)
})

const account32 = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const genesis = '91b171bb158e2d3848fa23a9f1c25182'
const alice = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const aliceGeneric = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const aliceId = 'polkadot:0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d'
const segwit = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
const bitcoin = '000000000019d6689c085ae165831e93'
const solana = 'So11111111111111111111111111111111111111112'

test.each([
  ['eip155', address, '1', `eip155:1:${address}`, `eip155:${address}`],
  ['solana', solana, 'mainnet', `solana:${account32}:${solana}`, `solana:${solana}`],
  ['solana', solana, 'solana:mainnet', `solana:${account32}:${solana}`, `solana:${solana}`],
  ['solana', solana, account32, `solana:${account32}:${solana}`, `solana:${solana}`],
  ['solana', solana, 'localnet', `solana:localnet:${solana}`, `solana:${solana}`],
  ['bip122', segwit, bitcoin, `bip122:${bitcoin}:${segwit}`, `bip122:${segwit}`],
  ['polkadot', alice, genesis, `polkadot:${genesis}:${alice}`, aliceId],
  ['polkadot', aliceGeneric, genesis, `polkadot:${genesis}:${aliceGeneric}`, aliceId],
] as const)(
  'default: the account of %s, %s on %s',
  async (namespace, own, chainId, account, holder) => {
    const parsed = await parseMessage(write({ namespace, address: own, chainId }))
    const chain = account.slice(0, -own.length - 1)
    expect(parsed).toMatchObject({ status: 'parsed', chain, account, holder })
  },
)

test.each([
  ['eip155', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756CC2', '1', 'address'],
  ['eip155', address.slice(0, -2), '1', 'address'],
  ['eip155', address, '0', 'chainId'],
  ['eip155', address, '01', 'chainId'],
  ['eip155', address, '18446744073709551616', 'chainId'],
  ['eip155', address, '4503599627370477', 'chainId'],
  ['solana', solana.slice(0, -1), 'mainnet', 'address'],
  ['solana', solana, 'othernet', 'chainId'],
  ['solana', solana, 'Mainnet', 'chainId'],
  ['bip122', segwit.toUpperCase(), bitcoin, 'address'],
  ['bip122', segwit, '000000000933ea01ad0ee984209779ba', 'address'],
  ['bip122', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', bitcoin, 'address'],
  ['bip122', segwit, 'mainnet', 'chainId'],
  ['polkadot', 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F', genesis, 'address'],
  ['polkadot', alice, 'b0a8d493285c2df73290dfb7e61f870f', 'address'],
  ['polkadot', alice, genesis.toUpperCase(), 'chainId'],
  ['polkadot', alice.slice(0, -1), genesis, 'address'],
] as const)('error: J08, J11, J20: %s, %s on %s', async (namespace, own, chainId, field) => {
  expect(await fieldOf(write({ namespace, address: own, chainId }))).toBe(field)
})

test.each([
  ['Chain ID: 1', 'Chain ID: 0x1', 'chainId'],
  ['Chain ID: 1', 'Chain ID: -1', 'chainId'],
  ['Chain ID: 1', 'Chain ID: ', 'chainId'],
  ['Version: 1', 'Version: 2', 'version'],
  ['Version: 1', 'Version: 1 ', 'version'],
  ['Version: 1\n', '', 'version'],
  ['Nonce: abcd1234', 'Nonce: abcd123', 'nonce'],
  ['Nonce: abcd1234\n', '', 'nonce'],
  ['Nonce: abcd1234', 'Nonce: abcd-1234', 'nonce'],
  ['Nonce: abcd1234', 'Nonce: abcd1234\nNonce: abcd1235', 'issuedAt'],
  ['Request ID: r1', 'Request ID: r 1', 'requestId'],
  ['Request ID: r1', 'Request ID: r1\nRequest ID: r2', 'text'],
  ['Request ID: r1', 'Not Before: 2026-01-01T00:00:00Z\nRequest ID: r1\nOther: 1', 'text'],
  ['Welcome', 'Welcome\nURI: https://evil.example', 'statement'],
  ['Welcome', 'Wel\u0000come', 'statement'],
  ['Welcome', 'Wel\u00a0come', 'statement'],
  ['Welcome', 'Willkommen, Zoe\u0308', 'statement'],
  ['Welcome', '100%', 'statement'],
  ['Welcome', '"Welcome"', 'statement'],
  [
    'Welcome',
    'Welcome\n\nURI: https://a.example\nVersion: 1\nChain ID: 1\nNonce: 12345678',
    'issuedAt',
  ],
  ['app.example wants', 'app.example  wants', 'domain'],
  ['app.example wants', 'app example wants', 'domain'],
  ['app.example wants', 'user@ wants', 'domain'],
  ['app.example wants', ':443 wants', 'domain'],
  ['app.example wants', 'a:b:c wants', 'domain'],
  ['app.example wants', '[::1 wants', 'domain'],
  ['app.example wants', '1://app.example wants', 'scheme'],
  ['Ethereum account', 'Substrate account', 'text'],
  ['Ethereum account:', 'Ethereum account: ', 'text'],
  [`${address}\n\n`, `${address}\n`, 'address'],
  ['\n- urn:example:a', '\n- example', 'resources'],
  ['\n- urn:example:a', '\n- urn:example:a\n', 'text'],
  ['\n- urn:example:a', '\nurn:example:a', 'text'],
])('error: J02, J03, J05–J07: %j becomes %j', async (find, replacement, field) => {
  expect(message).toContain(find)
  expect(await fieldOf(message.replace(find, replacement))).toBe(field)
})

test.each([
  ['J04, lines that end otherwise', message.replaceAll('\n', '\r\n')],
  ['J04, one line that does', message.replace('\n', '\r\n')],
  ['J04, a space at the end', `${message} `],
  ['J04, a line break at the end', `${message}\n`],
  ['J04, a mark in front', `\ufeff${message}`],
  ['S4, a second message', `${message}\n${message}`],
  ['nothing', ''],
  ['line breaks', '\n'.repeat(100)],
])('error: %s', async (_, text) => {
  expect(await fieldOf(text)).not.toBe('parsed')
  expect(await fieldOf(new TextEncoder().encode(text))).not.toBe('parsed')
})

test('default: bytes', async () => {
  const bytes = new TextEncoder().encode(message)
  expect(await parseMessage(bytes)).toEqual(await parseMessage(message))
})

test('error: J04, bytes that are not UTF-8', async () => {
  const bytes = new TextEncoder().encode(message)
  const at = message.indexOf('Welcome')
  for (const wrong of [[0xc3], [0xff], [0xed, 0xa0, 0x80], [0xc0, 0x8a]])
    expect(
      await parseMessage(Uint8Array.of(...bytes.slice(0, at), ...wrong, ...bytes.slice(at))),
    ).toEqual({
      ...{ status: 'invalid', field: 'text', reason: 'is not UTF-8' },
    })
})

test.each([
  ['2026-02-28T23:59:59Z', true],
  ['2024-02-29T00:00:00.123456789Z', true],
  ['2026-01-01T00:00:00+14:00', true],
  ['0000-01-01T00:00:00Z', true],
  ['2026-13-40T00:00:00Z', false],
  ['2026-02-29T00:00:00Z', false],
  ['2026-02-31T00:00:00Z', false],
  ['2026-00-10T00:00:00Z', false],
  ['2026-01-01T24:00:00Z', false],
  ['2026-01-01T00:60:00Z', false],
  ['2026-01-01T00:00:61Z', false],
  ['2026-01-01T00:00:00', false],
  ['2026-01-01 00:00:00Z', false],
  ['2026-01-01T00:00:00+24:00', false],
  ['2026-01-01T00:00:00.Z', false],
  ['99999-01-01T00:00:00Z', false],
  ['2026-01-01', false],
  ['', false],
])('behavior: J10, the time %j is one: %j', async (time, isTime) => {
  for (const field of ['issuedAt', 'expirationTime', 'notBefore'] as const) {
    const label = {
      issuedAt: 'Issued At',
      expirationTime: 'Expiration Time',
      notBefore: 'Not Before',
    }
    const text = write({ notBefore: '2026-01-01T00:00:00Z' })
    const line = new RegExp(`^${label[field]}: .*$`, 'm')
    expect(await fieldOf(text.replace(line, `${label[field]}: ${time}`))).toBe(
      isTime ? 'parsed' : field,
    )
  }
})

test('behavior: no statement, and an empty one', async () => {
  const none = write({ statement: undefined })
  const empty = write({ statement: '' })
  expect(none).toContain(`${address}\n\n\nURI`)
  expect(empty).toContain(`${address}\n\n\n\nURI`)
  expect(await parseMessage(none)).not.toHaveProperty('fields.statement')
  expect(await parseMessage(empty)).toHaveProperty('fields.statement', '')
  const onSolana = { namespace: 'solana', address: solana, chainId: 'mainnet' } as const
  expect(write({ ...onSolana, statement: undefined })).toContain(`${solana}\n\nURI`)
  expect(formatMessage({ ...fields, ...onSolana, statement: '' })).toMatchObject({
    ...{ status: 'invalid', field: 'statement' },
  })
})

test('error: more than any wallet shows', async () => {
  const longest = message.replace('Welcome', 'a'.repeat(65_536 - message.length + 7))
  expect(longest).toHaveLength(65_536)
  expect(await fieldOf(longest)).toBe('parsed')
  expect(await fieldOf(new TextEncoder().encode(longest))).toBe('parsed')
  const tooLong = { status: 'invalid', field: 'text', reason: 'is too long' }
  for (const text of [
    `${longest}a`,
    'a'.repeat(1_000_000),
    `${message}${'\n'.repeat(1_000_000)}`,
  ]) {
    expect(await parseMessage(text)).toEqual(tooLong)
    expect(await parseMessage(new TextEncoder().encode(text))).toEqual(tooLong)
  }
  expect(await parseMessage(new Uint8Array(65_537).fill(0xff))).toEqual(tooLong)
  const statement = 'a'.repeat(65_536)
  expect(formatMessage({ ...fields, statement })).toEqual(tooLong)
})

test.each([
  ['a statement', message.replace('Welcome', `${'a'.repeat(60_000)}%`)],
  ['a host', message.replace('app.example wants', `${'a'.repeat(60_000)}% wants`)],
  ['escaped bytes', message.replace('/login', `/${'%41'.repeat(20_000)}%4`)],
  ['an address', message.replace(address, `${'a'.repeat(60_000)}-`)],
  ['digits', message.replace('00:00:00Z', `00:00:00.${'0'.repeat(60_000)}`)],
  ['line breaks', message + '\n'.repeat(60_000)],
])('error: %s, which goes on and on, is refused', async (_, text) => {
  // What would go back and forth takes longer than a test may.
  expect(await fieldOf(text)).not.toBe('parsed')
})
