import fc from 'fast-check'
import { encodeFunctionData, type Hex, namehash, parseAbi, toHex } from 'viem'
import { packetToBytes } from 'viem/ens'
import { expect, test } from 'vitest'
import { readQuestion } from './readQuestion.ts'

const abi = parseAbi([
  'function resolve(bytes name, bytes data)',
  'function addr(bytes32 node)',
  'function addr(bytes32 node, uint256 coinType)',
  'function text(bytes32 node, string key)',
  'function contenthash(bytes32 node)',
  'function name(bytes32 node)',
  'function multicall(bytes[] data)',
  'function pubkey(bytes32 node)',
])
const name = 'alice.names.example'
const node = namehash(name)
const address = encodeFunctionData({ abi, functionName: 'addr', args: [node] })
const text = encodeFunctionData({ abi, functionName: 'text', args: [node, 'avatar'] })

function resolve(data: Hex, dnsName: Hex = toHex(packetToBytes(name))): Hex {
  return encodeFunctionData({ abi, functionName: 'resolve', args: [dnsName, data] })
}

test.each([
  [address, { kind: 'address', coinType: 60n, isBytes: false }],
  [
    encodeFunctionData({ abi, functionName: 'addr', args: [node, 501n] }),
    { kind: 'address', coinType: 501n, isBytes: true },
  ],
  [text, { kind: 'text', key: 'avatar' }],
  [encodeFunctionData({ abi, functionName: 'contenthash', args: [node] }), { kind: 'contenthash' }],
  [encodeFunctionData({ abi, functionName: 'name', args: [node] }), { kind: 'name' }],
  [
    encodeFunctionData({ abi, functionName: 'multicall', args: [[address, text]] }),
    {
      kind: 'several',
      questions: [
        { kind: 'address', coinType: 60n, isBytes: false },
        { kind: 'text', key: 'avatar' },
      ],
    },
  ],
])('default', (data, question) => {
  expect(readQuestion(resolve(data))).toEqual({ name, question })
})

const several = (calls: Hex[]) =>
  encodeFunctionData({ abi, functionName: 'multicall', args: [calls] })

test.each<[string, Hex]>([
  ['nothing', '0x'],
  ['another function', address],
  [
    'another name than the one that it is sent with',
    resolve(
      encodeFunctionData({ abi, functionName: 'addr', args: [namehash('bob.names.example')] }),
    ),
  ],
  ['what is not known', resolve(encodeFunctionData({ abi, functionName: 'pubkey', args: [node] }))],
  ['a list in a list', resolve(several([several([address])]))],
  ['a list without end', resolve(several(Array.from({ length: 33 }, () => address)))],
  ['no name', resolve(address, '0x00')],
  ['a label that is longer than the name', resolve(address, '0x0a616c69636500')],
  ['a name that does not end', resolve(address, '0x05616c696365')],
  ['more after the name', resolve(address, '0x05616c6963650001')],
  ['a dot in a label', resolve(address, '0x03612e6200')],
  ['no UTF-8', resolve(address, '0x02fffe00')],
  ['a name without end', resolve(address, `0x${'0161'.repeat(200)}00`)],
])('error: %s', (_, data) => {
  expect(readQuestion(data)).toBeUndefined()
})

test('behavior: any bytes are read or refused, and never thrown at', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(300), fc.nat(255), (bytes, at, value) => {
      readQuestion(toHex(bytes))
      const good = Buffer.from(resolve(address).slice(2), 'hex')
      good[at % good.length] = value
      const read = readQuestion(toHex(good))
      expect(read === undefined || read.name.length > 0).toBe(true)
    }),
  )
})
