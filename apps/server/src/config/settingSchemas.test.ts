import * as v from 'valibot'
import { expect, test } from 'vitest'
import { settingSchemas } from './settingSchemas.ts'

const { wholeNumber, onOrOff, orNone, listOr, parsedBy, chainMap } = settingSchemas
const { url, httpUrl, relayUrl, network, apiKey, headerKey, blockNumber } = settingSchemas
const { someOf, rates } = settingSchemas

/** The value, or `refused`. */
function read<value>(schema: v.GenericSchema<string, value>, text: string): value | 'refused' {
  const result = v.safeParse(schema, text)
  return result.success ? result.output : 'refused'
}

test.each<[string, number | 'refused']>([
  ['5', 5],
  ['10', 10],
  ['007', 7],
  ...['4', '11', '', ' 7', '7 ', '+7', '-7', '7.0', '7e0', '0x7', '٧', 'Infinity'].map(
    (text): [string, 'refused'] => [text, 'refused'],
  ),
])('wholeNumber from 5 to 10: %j', (text, value) => {
  expect(read(wholeNumber(5, 10), text)).toBe(value)
})

test('wholeNumber: no more digits than are exact', () => {
  const any = wholeNumber(0, Number.POSITIVE_INFINITY)
  expect([read(any, '9999999999'), read(any, '10000000000')]).toEqual([9_999_999_999, 'refused'])
})

test.each([
  ['on', true],
  ['off', false],
  ['ON', 'refused'],
  ['true', 'refused'],
  ['1', 'refused'],
  ['', 'refused'],
])('onOrOff: %j', (text, value) => {
  expect(read(onOrOff, text)).toBe(value)
})

test('orNone: an empty text is none, and any other has to be valid', () => {
  const schema = orNone(wholeNumber(1, 9))
  expect(['', '3', '0', ' '].map((text) => read(schema, text))).toEqual([
    null,
    3,
    'refused',
    'refused',
  ])
})

test.each([
  ['all', 'all'],
  ['1', [1]],
  ['1,2', [1, 2]],
  [' 1 , 2 ', [1, 2]],
  ['1,', 'refused'],
  [',1', 'refused'],
  ['all,1', 'refused'],
  ['1;2', 'refused'],
  ['', 'refused'],
])('listOr: %j', (text, value) => {
  expect(read(listOr('all', wholeNumber(1, 9)), text)).toEqual(value)
})

test('parsedBy: undefined is refused, and other empty values are not', () => {
  const schema = parsedBy((text) => (text === 'no' ? undefined : text.length))
  expect(['no', '', 'yes'].map((text) => read(schema, text))).toEqual(['refused', 0, 3])
})

test.each([
  ['', []],
  ['eip155:1=https://node.example', [['eip155:1', 'https://node.example']]],
  [
    'eip155:1=https://a.example/?key=b=c, solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp=http://b',
    [
      ['eip155:1', 'https://a.example/?key=b=c'],
      ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'http://b'],
    ],
  ],
])('chainMap: %j', (text, entries) => {
  const value = read(chainMap(httpUrl), text)
  expect(value === 'refused' ? value : [...value]).toEqual(entries)
})

test.each([
  'eip155:1',
  'eip155:1=',
  '=https://a',
  'eip155=https://a',
  'EIP155:1=https://a',
  'ei:1=https://a',
  'eip155:1=ftp://a',
  'eip155:1=https://a,',
  'eip155:1=https://a,eip155:1=https://b',
  '__proto__:1=https://a',
  `eip155:${'1'.repeat(33)}=https://a`,
])('error: chainMap: %j', (text) => {
  expect(read(chainMap(httpUrl), text)).toBe('refused')
})

test.each([
  ['redis://127.0.0.1:6379', true],
  ['redis://user:password@host/1', true],
  ['rediss://host', true],
  ['redis:///?host=/run/redis', true],
  ['redis://', false],
  ['http://host', false],
  ['xredis://host', false],
  ['host:6379', false],
])('url: %j', (text, isValid) => {
  expect(read(url(/^rediss?:$/), text)).toBe(isValid ? text : 'refused')
})

test.each([
  ['https://a.example/path?x=1', true],
  ['http://127.0.0.1:8545', true],
  ['javascript:alert(1)', false],
  ['file:///etc/passwd', false],
  ['ws://a.example', false],
  ['a.example', false],
  ['', false],
])('httpUrl: %j', (text, isValid) => {
  expect(read(httpUrl, text)).toBe(isValid ? text : 'refused')
})

test.each([
  ['wss://relay.example/v1?x', 'wss://relay.example'],
  ['ws://localhost:4400/', 'ws://localhost:4400'],
  ['WSS://RELAY.example:443', 'wss://relay.example'],
  ['https://relay.example', 'refused'],
  ['relay.example', 'refused'],
])('relayUrl: %j', (text, value) => {
  expect(read(relayUrl, text)).toBe(value)
})

test.each(['private', '192.0.2.1', '10.0.0.0/8', '192.0.2.1/32', '::1', 'fc00::/7', '::/128'])(
  'network: %j',
  (text) => {
    expect(read(network, text)).toBe(text)
  },
)

test.each([
  '',
  'public',
  '10.0.0.0/33',
  '::/129',
  '10.0.0.0/',
  '10.0.0.0/-1',
  '10.0.0.0/8/8',
  '10.0.0/8',
  'fe80::1%eth0',
  'proxy.example',
])('error: network: %j', (text) => {
  expect(read(network, text)).toBe('refused')
})

test.each([
  ['12345678', true],
  ['aZ09_-aZ', true],
  ['x'.repeat(128), true],
  ['1234567', false],
  ['x'.repeat(129), false],
  ['12345678/../', false],
  ['12345678?x=1', false],
  ['12345678\n', false],
])('apiKey: %j', (text, isValid) => {
  expect(read(apiKey, text)).toBe(isValid ? text : 'refused')
})

test.each([
  ['0', 0n],
  ['999999999999999', 999_999_999_999_999n],
  ['1000000000000000', 'refused'],
  ['-1', 'refused'],
  ['0x1', 'refused'],
  ['', 'refused'],
])('blockNumber: %j', (text, value) => {
  expect(read(blockNumber, text)).toBe(value)
})

test.each<[string, readonly string[] | 'refused']>([
  ['a', ['a']],
  [' b , a ', ['b', 'a']],
  ...['', 'c', 'a,a', 'a,', 'A', 'constructor'].map((text): [string, 'refused'] => [
    text,
    'refused',
  ]),
])('someOf a and b: %j', (text, value) => {
  expect(read(someOf(['a', 'b']), text)).toEqual(value)
})

test.each<[string, readonly (readonly [string, number])[] | 'refused']>([
  ['', []],
  ['a=1', [['a', 1]]],
  [
    'b=1000, a=2',
    [
      ['b', 1000],
      ['a', 2],
    ],
  ],
  ...['a', 'a=', 'a=0', 'a=1001', 'a=1.5', 'a=-1', 'c=1', 'a=1,a=2', 'a=1;b=2'].map(
    (text): [string, 'refused'] => [text, 'refused'],
  ),
])('rates of a and b: %j', (text, value) => {
  const known = read(rates(['a', 'b']), text)
  expect(typeof known === 'string' ? known : [...known]).toEqual(value)
})

test.each([
  ['12345678', '12345678'],
  ['a.b~c+d/e=f-g_h', 'a.b~c+d/e=f-g_h'],
  ['1234567', 'refused'],
  ['x'.repeat(257), 'refused'],
  ['with a blank', 'refused'],
  ['line\nbreak', 'refused'],
])('headerKey: %j', (text, value) => {
  expect(read(headerKey, text)).toBe(value)
})
