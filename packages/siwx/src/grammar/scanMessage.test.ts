import { expect, test } from 'vitest'
import type { SignInNamespace } from '../fields/signInFields.ts'
import { scanMessage } from './scanMessage.ts'

const head = 'app.example wants you to sign in with your Ethereum account:'
const uri = 'URI: https://app.example/login'
const times = 'Issued At: 2026-01-01T00:00:00Z'
const facts = `${uri}\nVersion: 1\nChain ID: 1\nNonce: abcd1234\n${times}`
const shortest = `${head}\n0xAb\n\n\n${facts}`
const longest = `https://${head}
0xAb

Welcome to 'it', 100 (a/b?c#d[e]@f:g).

${facts}
Expiration Time: 2026-01-01T00:10:00Z
Not Before: 2025-01-01T00:00:00Z
Request ID: a:b@c%41
Resources:
- https://app.example/terms
- urn:a`

test('default', () => {
  const fields = {
    ...{ namespace: 'eip155', domain: 'app.example', address: '0xAb', chainId: '1' },
    ...{ uri: 'https://app.example/login', nonce: 'abcd1234', issuedAt: '2026-01-01T00:00:00Z' },
  }
  expect(scanMessage(shortest)).toStrictEqual({ fields })
  expect(scanMessage(longest)).toStrictEqual({
    fields: {
      ...fields,
      ...{ scheme: 'https', statement: "Welcome to 'it', 100 (a/b?c#d[e]@f:g)." },
      ...{ expirationTime: '2026-01-01T00:10:00Z', notBefore: '2025-01-01T00:00:00Z' },
      ...{ requestId: 'a:b@c%41', resources: ['https://app.example/terms', 'urn:a'] },
    },
  })
})

const families = [
  ['eip155', 'Ethereum', true],
  ['solana', 'Solana', false],
  ['bip122', 'Bitcoin', true],
  ['polkadot', 'Polkadot', true],
] as const

test.each(families)('behavior: %s, with a statement and without', (namespace, name, hasLine) => {
  const write = (middle: string) => `${head.replace('Ethereum', name)}\n0xAb\n\n${middle}${facts}`
  const fields = { namespace, chainId: '1' }
  expect(scanMessage(write('Welcome\n\n'))).toMatchObject({
    fields: { ...fields, statement: 'Welcome' },
  })
  const without = scanMessage(write(hasLine ? '\n' : ''))
  expect(without).toMatchObject({ fields })
  expect(without).not.toHaveProperty('fields.statement')
  expect(scanMessage(write(hasLine ? '' : '\n'))).toMatchObject({ fault: { field: 'statement' } })
})

const unknown = 'is not a chain of this family'

test.each<[SignInNamespace, rights: readonly string[], wrongs: readonly string[]]>([
  ['eip155', ['1', '08453'], ['', 'x1', '1x', '-1', '0x1']],
  ['solana', ['mainnet', 'solana:mainnet', 'A-b_9'], ['', 'x:mainnet', 'main net', 'solana:']],
  ['bip122', ['A-b_9', 'a'.repeat(32)], ['', 'a b', ' a', 'a ', 'a'.repeat(33), 'bip122:a']],
  ['polkadot', ['A-b_9', 'a'.repeat(32)], ['', 'a b', ' a', 'a ', 'a'.repeat(33)]],
])('behavior: how %s writes a chain', (namespace, rights, wrongs) => {
  const name = families.find(([one]) => one === namespace)?.[1] ?? ''
  const scan = (chainId: string) =>
    scanMessage(longest.replace('Ethereum', name).replace('Chain ID: 1', `Chain ID: ${chainId}`))
  for (const chainId of rights) expect(scan(chainId)).toMatchObject({ fields: { chainId } })
  for (const chainId of wrongs)
    expect(scan(chainId)).toEqual({ fault: { field: 'chainId', reason: unknown } })
})

const notAllowed = 'has a character that is not allowed'
const notEmpty = 'is not followed by an empty line'
const notInPlace = 'is missing, or not in its place'
const noTime = 'is not a time of RFC 3339'
const noNonce = 'is not of 8 letters and digits or more'

test.each([
  [head, 'Sign in:', 'text', 'does not begin as a sign-in message does'],
  ['https:', ':', 'scheme', 'is not a scheme'],
  ['https:', '1https:', 'scheme', 'is not a scheme'],
  ['https:', 'ht tps:', 'scheme', 'is not a scheme'],
  ['https:', ' https:', 'scheme', 'is not a scheme'],
  ['app.example wants', 'app example wants', 'domain', 'is not an authority'],
  ['app.example wants', ' wants', 'domain', 'is not an authority'],
  ['app.example wants', ':443 wants', 'domain', 'is not an authority'],
  ['0xAb', '0x-Ab', 'address', 'is not of letters and digits'],
  ['0xAb', ' 0xAb', 'address', 'is not of letters and digits'],
  ['0xAb', '0xAb ', 'address', 'is not of letters and digits'],
  ['0xAb', '', 'address', 'is not of letters and digits'],
  ['0xAb\n', '0xAb\n ', 'address', notEmpty],
  ['Welcome', '"Welcome"', 'statement', notAllowed],
  [').\n\n', ').\n', 'statement', notEmpty],
  [uri, 'Uri: https://app.example', 'uri', notInPlace],
  [uri, 'URI: app.example', 'uri', 'is not a URI'],
  ['Version: 1', 'version: 1', 'version', notInPlace],
  ['Version: 1', 'Version: 2', 'version', 'is not 1'],
  ['Chain ID: 1', 'Chain: 1', 'chainId', notInPlace],
  ['Nonce:', 'nonce:', 'nonce', notInPlace],
  ['abcd1234', 'abcd123', 'nonce', noNonce],
  ['abcd1234', ' abcd1234', 'nonce', noNonce],
  ['abcd1234', 'abcd1234 ', 'nonce', noNonce],
  ['Issued At:', 'Issued:', 'issuedAt', notInPlace],
  [times, 'Issued At: today', 'issuedAt', noTime],
  ['Time: 2026-01-01T00:10:00Z', 'Time: today', 'expirationTime', noTime],
  ['Before: 2025-01-01T00:00:00Z', 'Before: today', 'notBefore', noTime],
  ['a:b@c%41', 'a/b', 'requestId', notAllowed],
  ['- urn:a', '- a', 'resources', 'has one that is not a URI'],
  ['- urn:a', 'urn:a', 'text', 'goes on after its end'],
  ['- urn:a', '- urn:a\n', 'text', 'goes on after its end'],
])('error: %j as %j: %s %s', (right, wrong, field, reason) => {
  expect(longest).toContain(right)
  expect(scanMessage(longest.replace(right, wrong))).toEqual({ fault: { field, reason } })
})

test.each([
  ['', 'text', 'does not begin as a sign-in message does'],
  [head, 'address', 'is missing'],
  [`${head}\n0xAb`, 'address', notEmpty],
  [`${head}\n0xAb\n`, 'statement', 'is missing'],
  [`${head.replace('Ethereum', 'Solana')}\n0xAb\n`, 'statement', 'is missing'],
  [`${head.replace('Ethereum', 'Solana')}\n0xAb\n\n\n\n${facts}`, 'statement', 'is empty'],
  [`${head}\n0xAb\n\n`, 'statement', notEmpty],
  [`${head}\n0xAb\n\n\n`, 'uri', notInPlace],
  [`${head}\n0xAb\n\n\n${uri}`, 'version', notInPlace],
])('error: %j, which ends early: %s %s', (text, field, reason) => {
  expect(scanMessage(text)).toEqual({ fault: { field, reason } })
})

test('behavior: a list of resources may be empty', () => {
  expect(scanMessage(`${shortest}\nResources:`)).toMatchObject({ fields: { resources: [] } })
})

test('error: more than 65,536 characters', () => {
  const text = (length: number) =>
    shortest.replace('\n\n\n', `\n\n${'a'.repeat(length - shortest.length - 1)}\n\n`)
  expect(text(65_536)).toHaveLength(65_536)
  expect(scanMessage(text(65_536)).fault).toBeUndefined()
  expect(scanMessage(text(65_537)).fault).toEqual({ field: 'text', reason: 'is too long' })
})
