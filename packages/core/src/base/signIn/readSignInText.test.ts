import { expect, test } from 'vitest'
import { readSignInText } from './readSignInText.ts'

const head = 'app.example wants you to sign in with your Ethereum account:\n0xabc\n\n'
const body = [
  'URI: https://app.example/login',
  'Version: 1',
  'Chain ID: 1',
  'Nonce: abcdefgh12345678',
  'Issued At: 2026-11-27T01:00:00.000Z',
].join('\n')
const whole = `${head}Sign in.\n\n${body}`

test('default', () => {
  expect(readSignInText(whole)).toEqual({
    domain: 'app.example',
    address: '0xabc',
    statement: 'Sign in.',
    uri: 'https://app.example/login',
    chainId: '1',
    nonce: 'abcdefgh12345678',
    issuedAt: '2026-11-27T01:00:00.000Z',
  })
})

test('behavior: everything that may follow', () => {
  const rest =
    '\nExpiration Time: 2026-11-27T01:10:00Z\nNot Before: 2026-11-27T00:00:00Z\nRequest ID: 7\nResources:\n- https://a.example\n- ipfs://b'
  expect(readSignInText(whole + rest)).toMatchObject({
    expirationTime: '2026-11-27T01:10:00Z',
    notBefore: '2026-11-27T00:00:00Z',
    requestId: '7',
    resources: ['https://a.example', 'ipfs://b'],
  })
  expect(readSignInText(`${whole}\nResources:`)?.resources).toEqual([])
})

test('behavior: no statement, as both grammars have it', () => {
  expect(readSignInText(`${head}\n${body}`)?.statement).toBeUndefined()
  expect(readSignInText(head + body)?.statement).toBeUndefined()
  expect(readSignInText(head + body)?.uri).toBe('https://app.example/login')
})

test('behavior: a statement that looks like a field is a statement', () => {
  expect(readSignInText(`${head}URI: https://evil.example\n\n${body}`)).toMatchObject({
    statement: 'URI: https://evil.example',
    uri: 'https://app.example/login',
  })
})

test.each([
  ['a line after the end', `${whole}\nhello`],
  ['an empty line after the end', `${whole}\n`],
  ['a second nonce', `${whole}\nNonce: other123456`],
  ['a second block before the first', `${head}${body}\n\n${body}`],
  ['fields in another order', whole.replace('Version: 1\nChain ID: 1', 'Chain ID: 1\nVersion: 1')],
  ['another version', whole.replace('Version: 1', 'Version: 7')],
  ['line ends of Windows', whole.replaceAll('\n', '\r\n')],
  ['a letter beyond ASCII', whole.replace('Sign', 'Sіgn')],
  ['no address', whole.replace('0xabc', '')],
  ['no empty line after the statement', whole.replace('Sign in.\n\n', 'Sign in.\n')],
  ['no domain', whole.replace('app.example wants', ' wants')],
  ['two domains', whole.replace('app.example wants', 'a.example b.example wants')],
  ['too much', whole.replace('Sign in.', 'a'.repeat(4096))],
  ['another text', 'hello'],
  ['nothing', ''],
])('error: %s', (_, text) => {
  expect(readSignInText(text)).toBeUndefined()
})
