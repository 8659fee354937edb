import { isCleatError } from '@cleat/core/adapter'
import { strictObject, string } from 'valibot'
import { expect, test } from 'vitest'
import { readTypedData, type TypedDataTypes } from './readTypedData.ts'

const contract = `0x${'aB'.repeat(20)}`
const field = (name: string, type: string) => ({ name, type })
const heads = [field('name', 'string'), field('version', 'string'), field('chainId', 'uint256')]
const domainFields = [...heads, field('verifyingContract', 'address')]
const domain = { name: 'Mail', version: '1', chainId: 1, verifyingContract: contract }
const own = { Mail: [field('to', 'Person'), field('text', 'string')] }
const person = { Person: [field('name', 'string')] }
const mail = {
  ...{ domain, types: { EIP712Domain: domainFields, ...own, ...person }, primaryType: 'Mail' },
  message: { to: { name: 'Ann' }, text: 'hello' },
}
const types: TypedDataTypes = {
  Mail: [
    ['to', 'Person'],
    ['text', 'string'],
  ],
  Person: [['name', 'string']],
}
const schema = strictObject(
  { to: strictObject({ name: string('name') }, 'to'), text: string('text') },
  'message',
)
const form = { schema, primaryType: 'Mail', types, chainId: 1 }

/** What was read, or the field that is refused. */
function read(typedData: unknown, chainId = 1): unknown {
  try {
    return readTypedData(typedData, { ...form, chainId })
  } catch (error) {
    if (isCleatError(error, 'PAYMENT_ALTERED')) return error.context.field
    throw error
  }
}
const inDomain = (part: object) => ({ ...mail, domain: { ...domain, ...part } })
const ofTypes = (part: object) => ({ ...mail, types: { ...mail.types, ...part } })
const { version: _, ...plain } = domain
const plainFields = domainFields.filter(({ name }) => name !== 'version')

test('default: a copy of the message, and for which contract it is', () => {
  expect(read(mail)).toEqual({
    ...{ domain: { name: 'Mail', version: '1' }, contract: contract.toLowerCase() },
    message: mail.message,
  })
  expect(readTypedData(mail, form).message).not.toBe(mail.message)
})

test('behavior: a domain may have no version, as its types say', () => {
  const without = { ...ofTypes({ EIP712Domain: plainFields }), domain: plain }
  expect(read(without)).toMatchObject({ domain: { name: 'Mail', version: undefined } })
  expect(read({ ...mail, domain: plain })).toBe('types')
  expect(read(ofTypes({ EIP712Domain: plainFields }))).toBe('types')
})

test('behavior: types may stand in any order, their members may not', () => {
  const turned = { ...person, ...own, EIP712Domain: domainFields }
  const third = { ...own, EIP712Domain: domainFields, ...person }
  for (const one of [turned, third]) expect(read({ ...mail, types: one })).toBeTypeOf('object')
  for (const [name, members] of Object.entries(mail.types))
    if (members.length > 1) expect(read(ofTypes({ [name]: members.toReversed() }))).toBe('types')
})

test.each<[field: string, name: string, typedData: unknown, chainId?: number]>([
  ['domain', 'no domain', { ...mail, domain: undefined }],
  ['domain', 'a name that is none', inDomain({ name: 5 })],
  ['domain', 'a version that is none', inDomain({ version: 1 })],
  ['domain', 'no contract', inDomain({ verifyingContract: undefined })],
  ['domain', 'a list with a contract', inDomain({ verifyingContract: [contract] })],
  ['domain', 'a text with a contract', inDomain({ verifyingContract: `of ${contract}` })],
  ['domain', 'a longer contract', inDomain({ verifyingContract: `${contract}00` })],
  ['domain', 'a salt', inDomain({ salt: `0x${'0'.repeat(64)}` })],
  ['chain', 'no chain', inDomain({ chainId: undefined })],
  ['chain', 'a list with a chain', inDomain({ chainId: [1] })],
  ['chain', 'another chain', mail, 10],
  ['chain', 'a chain with zeros before it', inDomain({ chainId: '01' })],
  ['types', 'no types', { ...mail, types: null }],
  ['types', 'a type that is no list', ofTypes({ Mail: 'string' })],
  ['types', 'members that are none', ofTypes({ Person: ['name'] })],
  ['types', 'a member that says more', ofTypes({ Person: [{ ...field('name', 'string'), x: 1 }] })],
  ['types', 'a member less', ofTypes({ Mail: own.Mail.slice(1) })],
  ['types', 'a type more', ofTypes({ Other: [] })],
  ['types', 'another type', { ...mail, primaryType: 'Person' }],
  ['data', 'another field', { ...mail, signature: '0x' }],
  ['data', 'a text', JSON.stringify(mail)],
  ['data', 'nothing', undefined],
  ['message', 'no message', { ...mail, message: undefined }],
  ['message', 'a fact more', { ...mail, message: { ...mail.message, fee: '1' } }],
  ['message', 'a fact less', { ...mail, message: { to: { name: 'Ann' } } }],
  ['text', 'a fact that is none', { ...mail, message: { ...mail.message, text: 5 } }],
  ['to', 'a receiver that is none', { ...mail, message: { ...mail.message, to: 'Ann' } }],
  ['name', 'a receiver without a name', { ...mail, message: { to: { name: 5 }, text: 5 } }],
])('error: PAYMENT_ALTERED by its %s: %s', (refused, _name, typedData, chainId) => {
  expect(read(typedData, chainId)).toBe(refused)
})

test('error: PAYMENT_ALTERED by its data where it cannot be read', () => {
  const hostile = Object.defineProperty({ ...mail }, 'domain', {
    enumerable: true,
    get() {
      throw new Error('no')
    },
  })
  expect(read(hostile)).toBe('data')
})
