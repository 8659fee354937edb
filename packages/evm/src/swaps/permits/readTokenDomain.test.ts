import { domainSeparator, encodeAbiParameters, type Hex, parseAbiParameters, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { createFakeNode, revert } from '../../test/createFakeNode.ts'
import { readTokenDomain } from './readTokenDomain.ts'

const token = `0x${'2'.repeat(40)}` as const
const domain = { name: 'Dai Stablecoin', version: '2', chainId: 1, verifyingContract: token }
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
const described = parseAbiParameters('bytes1, string, string, uint256, address, bytes32, uint256[]')
const describe = (fields: Hex, extensions: readonly bigint[] = []) =>
  encodeAbiParameters(described, [fields, 'Dai Stablecoin', '2', 1n, token, zeroHash, extensions])

type Answers = Partial<Record<'separator' | 'kind' | 'domain' | 'name' | 'version', unknown>>

function read(answers: Answers) {
  const bySelector: Record<string, unknown> = {
    '0x3644e515': answers.separator,
    '0x30adf81f': answers.kind,
    '0x84b0196e': answers.domain,
    '0x06fdde03': answers.name,
    '0x54fd4d50': answers.version,
  }
  const { node, requests } = createFakeNode({
    eth_call({ to, data }: { to: string; data: string }) {
      expect(to).toBe(token)
      const answer = bySelector[data]
      if (answer === undefined) throw revert()
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  return { domain: readTokenDomain(node, token), requests }
}

const separator = domainSeparator({ domain })
const plain = { separator, name: text('Dai Stablecoin'), version: text('2') }

test('default: by the name and version of a token', async () => {
  expect(await read(plain).domain).toEqual(domain)
})

test('default: as the token describes it (EIP-5267)', async () => {
  expect(await read({ separator, domain: describe('0x0f') }).domain).toEqual(domain)
})

test('behavior: without a version, it is the first', async () => {
  const first = { ...domain, version: '1' }
  const answers = { separator: domainSeparator({ domain: first }), name: plain.name }
  expect(await read(answers).domain).toEqual(first)
})

const { chainId, verifyingContract } = domain
const bare = domainSeparator({ domain: { chainId, verifyingContract } })
const unnamed = domainSeparator({ domain: { version: '1', chainId, verifyingContract } })

test('behavior: the usual permit, as the token says or does not', async () => {
  const kind = '0x6E71EDAE12B1B97F4D1F60370FEF10105FA2FAAE0126114A169C64845D6126C9'
  expect(await read({ ...plain, kind }).domain).toEqual(domain)
  expect(await read({ ...plain, kind: '0x' }).domain).toEqual(domain)
})

test.each(['0x', `${separator}00`, `${separator}${'0'.repeat(64)}`, undefined])(
  'behavior: of a token whose separator is %s, nothing more is asked',
  async (answer) => {
    const { domain: found, requests } = read({ ...plain, separator: answer })
    expect(await found).toBeUndefined()
    expect(requests).toHaveLength(3)
  },
)

test.each<[string, Answers]>([
  ['takes no permits', { ...plain, separator: undefined }],
  ['answers no separator', { ...plain, separator: '0x' }],
  [
    'has another separator',
    { ...plain, separator: domainSeparator({ domain: { ...domain, chainId: 10 } }) },
  ],
  ['has another name', { ...plain, name: text('Dai') }],
  ['has another version', { ...plain, version: text('1') }],
  ['has no name', { separator }],
  ['has no texts, and a domain without them', { separator: bare }],
  ['has no name, and a domain without one', { separator: unnamed }],
  // That of early tokens, which allows everything.
  ['has another permit', { ...plain, kind: `0x${'ea'.repeat(32)}` }],
  ['describes other fields', { separator, domain: describe('0x1f') }],
  ['describes extensions', { separator, domain: describe('0x0f', [1n]) }],
  ['describes nothing', { separator, domain: '0x1234' }],
])('behavior: a token that %s', async (_, answers) => {
  expect(await read(answers).domain).toBeUndefined()
})

test('error: the node fails', async () => {
  await expect(read({ ...plain, separator: new Error('busy') }).domain).rejects.toMatchObject({
    code: 'NETWORK_RPC_FAILED',
  })
})
