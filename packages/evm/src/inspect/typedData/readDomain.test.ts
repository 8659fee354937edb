import { expect, test } from 'vitest'
import { readDomain } from './readDomain.ts'

const contract = '0x6b175474e89094c44da98b954eedeac495271d0f'
const domain = {
  name: 'Token',
  chainId: '0xa',
  verifyingContract: contract.toUpperCase().replace('X', 'x'),
}
const declare = (...names: readonly string[]) => ({
  EIP712Domain: names.map((name) => ({ name, type: 'string' })),
})

test('default', () => {
  const read = { name: 'Token', version: undefined, chain: 10n, contract, isWhole: true }
  expect(readDomain(domain, {})).toEqual({ ...read, hasSalt: false })
  expect(readDomain(domain, declare('name', 'chainId', 'verifyingContract'))).toEqual({
    ...read,
    hasSalt: false,
  })
})

test.each<[string, object, Parameters<typeof readDomain>[1], object]>([
  ['an undeclared chain', domain, declare('name', 'verifyingContract'), { chain: undefined }],
  ['an undeclared contract', domain, declare('name', 'chainId'), { contract: undefined }],
  ['an undeclared name', domain, declare('chainId', 'verifyingContract'), { name: undefined }],
  ['a declared member that is not there', domain, declare(...Object.keys(domain), 'salt'), {}],
  ['a version that is not declared', { version: '1' }, declare('name'), { name: undefined }],
])('behavior: %s is not what is shown', (_, given, types, part) => {
  expect(readDomain(given, types)).toMatchObject({ isWhole: false, ...part })
})

test('behavior: a version, and a salt, which nothing shows', () => {
  const whole = { ...domain, version: '2' }
  expect(readDomain(whole, {})).toMatchObject({ version: '2', hasSalt: false, isWhole: true })
  expect(readDomain({ ...domain, version: 2 }, {}).version).toBeUndefined()
  const salted = { ...domain, salt: '0x12' }
  expect(readDomain(salted, {})).toMatchObject({ hasSalt: true, isWhole: true })
  const undeclared = declare('name', 'chainId', 'verifyingContract')
  expect(readDomain(salted, undeclared)).toMatchObject({ hasSalt: false, isWhole: false })
})

test('behavior: what is no domain', () => {
  const none = {
    ...{ name: undefined, version: undefined, chain: undefined, contract: undefined },
    ...{ isWhole: true, hasSalt: false },
  }
  for (const given of [undefined, null, 'Token', []]) expect(readDomain(given, {})).toEqual(none)
  const wrong = { name: 7, chainId: 'one', verifyingContract: `${contract}00` }
  expect(readDomain(wrong, {})).toEqual(none)
  expect(readDomain({ verifyingContract: ` ${contract}` }, {}).contract).toBeUndefined()
  expect(readDomain({ verifyingContract: [contract] }, {}).contract).toBeUndefined()
})
