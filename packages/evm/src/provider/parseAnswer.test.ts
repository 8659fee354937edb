import { createHostileValues } from '@cleat/core/test/createHostileValues'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAnswer } from './parseAnswer.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hash = `0x${'ab'.repeat(32)}`
const accountMethods = ['eth_accounts', 'eth_requestAccounts']
const hashMethods = ['eth_sendTransaction', 'eth_sendRawTransaction']
const signMethods = [
  'personal_sign',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
]

test.each<[method: string, answer: unknown, value: unknown]>([
  ['eth_requestAccounts', [address], [address]],
  ['eth_accounts', [address, other], [address, other]],
  ['eth_accounts', [], []],
  ['eth_accounts', [`0X${address.slice(2)}`, address], [address]],
  ['eth_accounts', [address.toLowerCase()], [address.toLowerCase()]],
  ['eth_accounts', [address, address.toLowerCase(), other, address], [address, other]],
  ['eth_chainId', '0x1', '0x1'],
  ['eth_chainId', 1, '0x1'],
  ['eth_chainId', '1', '0x1'],
  ['eth_chainId', '0x01', '0x1'],
  ['eth_chainId', '0x1 ', '0x1'],
  ['eth_chainId', '0X1', '0x1'],
  ['eth_chainId', '0x2105', '0x2105'],
  ['eth_chainId', 8453, '0x2105'],
  ['eth_chainId', Number.MAX_SAFE_INTEGER, '0x1fffffffffffff'],
  ['personal_sign', `0x${'ab'.repeat(65)}`, `0x${'ab'.repeat(65)}`],
  ['personal_sign', `0x${'ab'.repeat(64)}`, `0x${'ab'.repeat(64)}`],
  ['eth_signTypedData_v4', `0x${'ab'.repeat(900)}`, `0x${'ab'.repeat(900)}`],
  ['eth_sendTransaction', hash, hash],
  ['eth_sendTransaction', hash.replace('0x', '0X'), hash],
  ['wallet_getCapabilities', { '0x1': {} }, { '0x1': {} }],
  ['wallet_switchEthereumChain', null, null],
])('default: %s %j', (method, answer, value) => {
  expect(parseAnswer(method, answer)).toEqual({ ok: true, value })
})

test.each(
  accountMethods.flatMap((method) =>
    [
      undefined,
      null,
      {},
      1,
      '',
      address,
      [null],
      [1],
      [[address]],
      [{ address }],
      [address, 'bad'],
      [address, null],
      [address.slice(0, -1)],
      [`${address}0`],
      [address.slice(2)],
      [`${address}\n`],
      [`0x${'g'.repeat(40)}`],
      [' '.repeat(42)],
      { 0: address, length: 1 },
    ].map((answer) => [method, answer] as const),
  ),
)('behavior: %s refuses %j', (method, answer) => {
  expect(parseAnswer(method, answer)).toEqual({ ok: false })
})

test.each([
  '0x',
  '',
  ' ',
  '0',
  '0x0',
  0,
  -1,
  '-1',
  '-0x1',
  1.5,
  '1.5',
  '1e3',
  '01',
  '0x1g',
  '0b1',
  '0o7',
  'eip155:1',
  '1,000',
  '١',
  '0x7fffffffffffffff',
  `0x${'f'.repeat(5000)}`,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  1n,
  null,
  undefined,
  true,
  [],
  [1],
  ['0x1'],
  {},
  { chainId: '0x1' },
  { toString: () => '0x1' },
  Object('0x1'),
])('behavior: eth_chainId refuses %o', (answer) => {
  expect(parseAnswer('eth_chainId', answer)).toEqual({ ok: false })
})

test.each(
  hashMethods.flatMap((method) =>
    [
      null,
      undefined,
      '',
      '0x',
      hash.slice(2),
      hash.slice(0, -1),
      hash.slice(0, -2),
      `${hash}0`,
      `${hash}ab`,
      `${hash}\n`,
      `0x${'zz'.repeat(32)}`,
      {},
      { hash },
      [hash],
      1,
    ].map((answer) => [method, answer] as const),
  ),
)('behavior: %s refuses %j', (method, answer) => {
  expect(parseAnswer(method, answer)).toEqual({ ok: false })
})

test.each(
  signMethods.flatMap((method) =>
    [
      null,
      undefined,
      '',
      '0x',
      '0xabc',
      'ab'.repeat(65),
      `0x${'ab'.repeat(65)} `,
      `0x${'zz'.repeat(65)}`,
      {},
      { r: '0x1', s: '0x1', v: 27 },
      new Uint8Array(65),
      1,
    ].map((answer) => [method, answer] as const),
  ),
)('behavior: %s refuses %j', (method, answer) => {
  expect(parseAnswer(method, answer)).toEqual({ ok: false })
})

test('behavior: ten thousand accounts are capped', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => `0x${at.toString(16).padStart(40, '0')}`)
  expect(parseAnswer('eth_accounts', many)).toEqual({ ok: true, value: many.slice(0, 1000) })
})

test.each(['toString', 'constructor', '__proto__', 'hasOwnProperty', ''])(
  'behavior: a method named %j passes as it is',
  (method) => {
    expect(parseAnswer(method, 'answer')).toEqual({ ok: true, value: 'answer' })
  },
)

test.each(createHostileValues())('behavior: never throws for %s', (_, answer) => {
  for (const method of ['eth_chainId', 'personal_sign', 'eth_sendTransaction', 'eth_accounts'])
    expect(parseAnswer(method, answer)).toEqual({ ok: false })
})

test('behavior: never throws for a list that cannot be read', () => {
  const item = Object.defineProperty([address], 0, {
    get() {
      throw new Error('Boom')
    },
  })
  expect(parseAnswer('eth_accounts', item)).toEqual({ ok: false })
})

test('behavior: what passes has the form of the standard', () => {
  const answers = fc.oneof(
    fc.anything(),
    fc.integer(),
    fc.stringMatching(/^0?[xX]?[0-9a-f]*$/),
    fc.array(fc.oneof(fc.constant(address), fc.anything())),
  )
  fc.assert(
    fc.property(answers, (answer) => {
      const chain = parseAnswer('eth_chainId', answer)
      if (chain.ok) expect(chain.value).toMatch(/^0x[1-9a-f][0-9a-f]{0,13}$/)
      const accounts = parseAnswer('eth_accounts', answer)
      if (accounts.ok)
        for (const each of accounts.value as unknown[]) expect(each).toMatch(/^0x[0-9a-fA-F]{40}$/)
      const signature = parseAnswer('personal_sign', answer)
      if (signature.ok) expect(signature.value).toMatch(/^0x([0-9a-fA-F]{2})+$/)
    }),
    { numRuns: 500 },
  )
})

test('behavior: parsing twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
      const once = parseAnswer('eth_chainId', id)
      expect(once).toEqual({ ok: true, value: `0x${id.toString(16)}` })
      expect(parseAnswer('eth_chainId', once.ok && once.value)).toEqual(once)
    }),
  )
})

test('default: the id of a batch, as text or in an object, passes as the wallet wrote it', () => {
  for (const answer of ['0x01', 'x'.repeat(8194), { id: '0x01', capabilities: {} }])
    expect(parseAnswer('wallet_sendCalls', answer)).toEqual({ ok: true, value: answer })
})

test('error: H17, an id of a batch that is none', () => {
  for (const answer of [null, undefined, '', 5, {}, { id: 5 }, [], 'x'.repeat(8195)])
    expect(parseAnswer('wallet_sendCalls', answer)).toEqual({ ok: false })
})

test('error: H12, a signature of a hundred megabytes', () => {
  const longest = `0x${'ab'.repeat(65_536)}`
  const huge = `0x${'ab'.repeat(50_000_000)}`
  for (const method of signMethods) {
    expect(parseAnswer(method, longest)).toEqual({ ok: true, value: longest })
    expect(parseAnswer(method, `${longest}ab`)).toEqual({ ok: false })
    expect(parseAnswer(method, huge)).toEqual({ ok: false })
  }
})
