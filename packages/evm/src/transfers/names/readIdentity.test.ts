import { checkNetworks } from '@cleat/core/adapter'
import { base } from '@cleat/core/test/networks'
import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  type Hex,
  namehash,
  parseAbi,
  stringToHex,
} from 'viem'
import { expect, test, vi } from 'vitest'
import { createFakeNode, revert } from '../../test/createFakeNode.ts'
import { readIdentity } from './readIdentity.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const stranger = `0x${'2'.repeat(40)}` as const
const resolver = `0x${'3'.repeat(40)}` as const
const universal = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'
const picture = 'https://pictures.example/v.png'
const { signal } = new AbortController()
const abi = parseAbi([
  'function reverseWithGateways(bytes lookupAddress, uint256 coinType, string[] gateways)',
  'function resolveWithGateways(bytes name, bytes data, string[] gateways)',
  'function addr(bytes32 node, uint256 coin)',
  'function text(bytes32 node, string key)',
  'error ReverseAddressMismatch(string primary, bytes primaryAddress)',
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
])

type Registered = { name?: string; owner?: Hex; avatar?: string; reverse?: () => Hex }

/** ENS as its universal resolver answers. */
function createEns({ name = 'vitalik.eth', owner = address, avatar, reverse }: Registered = {}) {
  const asked: string[] = []
  const fake = createFakeNode({
    eth_call({ data }: { data: Hex }) {
      const call = decodeFunctionData({ abi, data })
      if (call.functionName === 'reverseWithGateways') {
        asked.push(`reverse ${call.args[0]} ${call.args[1]}`)
        return reverse?.() ?? toReverse(name)
      }
      const question = decodeFunctionData({ abi, data: call.args[1] as Hex })
      asked.push(question.functionName)
      expect(question.args[0]).toBe(namehash(name))
      if (question.functionName === 'addr')
        return wrap(encodeAbiParameters([{ type: 'bytes' }], [owner]))
      if (avatar === undefined) throw revert('no such text')
      return wrap(encodeAbiParameters([{ type: 'string' }], [avatar]))
    },
  })
  return { ...fake, asked }
}

function toReverse(name: string): Hex {
  const types = [{ type: 'string' }, { type: 'address' }, { type: 'address' }] as const
  return encodeAbiParameters(types, [name, resolver, resolver])
}

function wrap(inner: Hex): Hex {
  return encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], [inner, resolver])
}

test('default: the name that leads back to the address, and its picture', async () => {
  const { chain, asked } = createEns({ avatar: picture })
  expect(await readIdentity(chain, { address, signal })).toEqual({
    ...{ name: 'vitalik.eth', avatar: picture },
  })
  expect(asked).toEqual([`reverse ${address.toLowerCase()} 60`, 'addr', 'text'])
})

test('behavior: on another chain the name for it comes first, then the one for Ethereum', async () => {
  const [network] = checkNetworks({ networks: [base] })
  const onBase = createEns()
  expect(await readIdentity(onBase.chain, { address, network, signal })).toEqual({
    name: 'vitalik.eth',
  })
  expect(onBase.asked).toEqual([`reverse ${address.toLowerCase()} 2147492101`, 'addr', 'text'])
  let first = true
  const elsewhere = createEns({
    reverse() {
      const name = first ? '' : 'vitalik.eth'
      first = false
      return toReverse(name)
    },
  })
  const found = await readIdentity(elsewhere.chain, { address, network, signal })
  expect(found).toEqual({ name: 'vitalik.eth' })
  expect(elsewhere.asked[1]).toBe(`reverse ${address.toLowerCase()} 60`)
})

test.each<[string, Hex]>([
  ['to nobody', `0x${'0'.repeat(40)}`],
  ['nowhere', '0x'],
  ['to half an address', `0x${'1'.repeat(20)}`],
  ['to a word', `0x${address.slice(2).padStart(64, '0')}`],
])('error: S23, a name that leads %s is no name', async (_, owner) => {
  const { chain, asked } = createEns({ owner })
  expect(await readIdentity(chain, { address, signal })).toEqual({})
  expect(asked).not.toContain('text')
})

test('behavior: a name without a picture is still the name', async () => {
  const { chain } = createEns()
  expect(await readIdentity(chain, { address, signal })).toEqual({ name: 'vitalik.eth' })
})

test('behavior: a name of another address is no name, and its picture is not asked for', async () => {
  const { chain, asked } = createEns({ owner: stranger, avatar: picture })
  expect(await readIdentity(chain, { address, signal })).toEqual({})
  expect(asked).not.toContain('text')
})

test.each([
  ['in another case', 'Vitalik.eth'],
  ['with an invisible sign', 'vitalik\u200b.eth'],
  ['of mixed alphabets', 'vit\u0430lik.eth'],
  ['without a dot', 'vitalik'],
  ['with a line break', 'vitalik\n.eth'],
  ['that is too long', `${'a.'.repeat(200)}eth`],
])('behavior: a name %s is no name', async (_, name) => {
  const { chain, asked } = createEns({ name })
  expect(await readIdentity(chain, { address, signal })).toEqual({})
  expect(asked).toHaveLength(1)
})

test('behavior: the longest name that is shown', async () => {
  const name = `${'a.'.repeat(126)}eth`
  expect(name).toHaveLength(255)
  const { chain } = createEns({ name })
  expect(await readIdentity(chain, { address, signal })).toEqual({ name })
})

test.each<[string, () => Hex]>([
  ['nothing', () => toReverse('')],
  ['no contract', () => '0x'],
  ['garbage', () => `0x${'f'.repeat(640)}`],
  [
    'that it leads elsewhere',
    () => {
      const args = ['other.eth', stranger] as const
      const data = encodeErrorResult({ abi, errorName: 'ReverseAddressMismatch', args })
      throw revert('execution reverted', data)
    },
  ],
])('behavior: an address of which ENS says %s has no name', async (_, reverse) => {
  const { chain, asked } = createEns({ reverse })
  expect(await readIdentity(chain, { address, signal })).toEqual({})
  expect(asked).toHaveLength(1)
})

test('behavior: a name that is kept off the chain is followed, over https only', async () => {
  const { chain } = createEns({
    reverse: () => {
      const args = [universal, ['http://127.0.0.1:9/'], '0x', '0x12345678', '0x'] as const
      throw revert('reverted', encodeErrorResult({ abi, errorName: 'OffchainLookup', args }))
    },
  })
  await expect(readIdentity(chain, { address, signal })).rejects.toMatchObject({
    code: 'NETWORK_RPC_FAILED',
    cause: { message: 'No place of the name answered' },
  })
})

test('behavior: a node that does not answer is a failure, and not a missing name', async () => {
  const { chain } = createEns({
    reverse: () => {
      throw new TypeError('fetch failed')
    },
  })
  await expect(readIdentity(chain, { address, signal })).rejects.toMatchObject({
    code: 'NETWORK_RPC_FAILED',
  })
})

test('behavior: nothing is asked where the app does not use Ethereum, or for another address', async () => {
  const [onBase] = checkNetworks({ networks: [base] })
  const call = vi.fn()
  const { chain } = createEns()
  const alone = { ...chain, networks: () => [onBase], call }
  expect(await readIdentity(alone, { address, signal })).toEqual({})
  const others = ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', `0x0${address}`, `${address}0`]
  for (const other of others)
    expect(await readIdentity({ ...chain, call }, { address: other, signal })).toEqual({})
  expect(call).not.toHaveBeenCalled()
})

test('behavior: aborts with the reason of the signal', async () => {
  const reason = new Error('Left')
  const { chain } = createEns()
  const aborted = { address, signal: AbortSignal.abort(reason) }
  await expect(readIdentity(chain, aborted)).rejects.toBe(reason)
})

test.each([
  ['a page', 'javascript:alert(1)'],
  ['http', 'http://pictures.example/v.png'],
  ['a password', 'https://a:b@pictures.example/v.png'],
  ['SVG', 'data:image/svg+xml;base64,PHN2Zy8+'],
  ['a page in data', 'data:text/html;base64,PHN2Zy8+'],
  ['data that is not base64', 'data:image/png,<svg onload=alert(1)>'],
  ['an item of a chain', 'eip155:1/erc721:0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d/1'],
  ['IPFS', 'ipfs://QmRRPWG96cmgTn2qSzjwr2qvfNEuhunv6FNeMFGa9bx6mQ'],
  ['too much data', `data:image/png;base64,${'A'.repeat(70_000)}`],
  ['nothing', ''],
  ['no text', stringToHex('x')],
])('behavior: %s is no picture', async (_, avatar) => {
  const { chain } = createEns({ avatar })
  expect(await readIdentity(chain, { address, signal })).toEqual({ name: 'vitalik.eth' })
})

test('behavior: a small bitmap may be in the record itself', async () => {
  const avatar = 'data:image/png;base64,iVBORw0KGgo='
  const { chain } = createEns({ avatar })
  expect(await readIdentity(chain, { address, signal })).toMatchObject({ avatar })
})
