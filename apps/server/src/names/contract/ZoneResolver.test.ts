import { startLocalnet } from '@cleat/localnet'
import {
  type Address,
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  type Hex,
  http,
  parseAbi,
  parseSignature,
  serializeSignature,
  zeroAddress,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import { signAnswer } from '../gateway/signAnswer.ts'
import { encodeDeployment } from './encodeDeployment.ts'

const abi = parseAbi([
  'error Expired(uint64 expires)',
  'error NotSigned()',
  'error NotOwner()',
  'function supportsInterface(bytes4 id) view returns (bool)',
  'function prove(bytes answer, bytes question) view returns (bytes)',
  'function gateways() view returns (string[])',
  'function owner() view returns (address)',
  'function setUrls(string[] urls)',
  'function setSigner(address signer, bool isSigner)',
  'function proposeOwner(address next)',
  'function acceptOwner()',
])
const localnet = await startLocalnet({ chains: [{ id: 1, name: 'Ethereum' }] })
afterAll(() => localnet.stop())
const [local] = localnet.chains
const [owner, next] = localnet.accounts
if (!local || !owner || !next) throw new Error('There is no chain.')
const { chain, rpcUrl } = local
const operator = owner
const client = createPublicClient({ chain, transport: http(rpcUrl) })
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const question: Hex = '0x1234'
const result: Hex = '0xabcd'
const later = BigInt(Math.floor(Date.now() / 1000) + 3600)

/** A resolver, and what its owner and others do with it. */
async function deploy(signers?: readonly Address[]) {
  const signerKey = generatePrivateKey()
  const wallet = (by = operator) =>
    createWalletClient({
      ...{ account: privateKeyToAccount(by.privateKey), chain },
      transport: http(rpcUrl),
    })
  const signer = privateKeyToAccount(signerKey).address
  const data = encodeDeployment({
    services: ['https://a.example'],
    signers: signers ?? [signer],
  })
  const hash = await wallet().sendTransaction({ data })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('It was not deployed.')
  const resolver = contractAddress
  return {
    ...{ resolver, signer, signerKey },
    read: <name extends 'gateways' | 'owner'>(functionName: name) =>
      client.readContract({ address: resolver, abi, functionName }),
    async write(call: {
      functionName: string
      args?: readonly unknown[]
      by?: typeof operator | undefined
    }) {
      const { functionName, args: given = [], by } = call
      const encoded = encodeFunctionData({ abi, functionName, args: given } as never)
      const sent = await wallet(by).sendTransaction({ to: resolver, data: encoded })
      await client.waitForTransactionReceipt({ hash: sent })
    },
    prove: (answer: Hex, asked = question) =>
      client.readContract({ address: resolver, abi, functionName: 'prove', args: [answer, asked] }),
  }
}

test('default: what a signer proved', async () => {
  const { resolver, signerKey, prove } = await deploy()
  const proof = { resolver, question, result, expires: later, signerKey }
  expect(await prove(await signAnswer(proof))).toBe(result)
})

test.each(['0x9061b923', '0x01ffc9a7'] as const)(
  'behavior: it has the interface %s',
  async (id) => {
    const { resolver } = await deploy()
    const call = { address: resolver, abi, functionName: 'supportsInterface' } as const
    expect(await client.readContract({ ...call, args: [id] })).toBe(true)
    expect(await client.readContract({ ...call, args: ['0xffffffff'] })).toBe(false)
  },
)

test('error: over, of another question, of another contract', async () => {
  const { resolver, signerKey, prove } = await deploy()
  const proof = { resolver, question, result, expires: later, signerKey }
  await expect(prove(await signAnswer({ ...proof, expires: 1n }))).rejects.toThrow('Expired')
  await expect(prove(await signAnswer(proof), '0x5678')).rejects.toThrow('NotSigned')
  const other = await signAnswer({ ...proof, resolver: next.address })
  await expect(prove(other)).rejects.toThrow('NotSigned')
})

test('error: S9, the other signature that says the same', async () => {
  const { resolver, signer, signerKey, prove } = await deploy()
  const answer = await signAnswer({ resolver, question, result, expires: later, signerKey })
  // The signature is the last bytes of the answer, behind its length.
  const at = answer.length - 2 * 96
  const { r, s, yParity } = parseSignature(`0x${answer.slice(at, at + 130)}`)
  const high: Hex = `0x${(order - BigInt(s)).toString(16).padStart(64, '0')}`
  const flipped = serializeSignature({ r, s: high, yParity: 1 - yParity })
  await expect(
    prove(`${answer.slice(0, at)}${flipped.slice(2)}${answer.slice(at + 130)}` as Hex),
  ).rejects.toThrow('NotSigned')
  expect(signer).not.toBe(zeroAddress)
})

test('error: an address that no key has is no signer', async () => {
  await expect(deploy([zeroAddress])).rejects.toThrow()
})

test('behavior: signers are changed, and what an old one proved no longer counts', async () => {
  const { resolver, signer, signerKey, prove, write } = await deploy()
  const answer = await signAnswer({ resolver, question, result, expires: later, signerKey })
  await write({ functionName: 'setSigner', args: [signer, false] })
  await expect(prove(answer)).rejects.toThrow('NotSigned')
})

test('behavior: gateways are changed by the owner alone', async () => {
  const { read, write } = await deploy()
  await write({ functionName: 'setUrls', args: [['https://b.example']] })
  expect(await read('gateways')).toEqual(['https://b.example'])
  for (const [functionName, args] of [
    ['setUrls', [[]]],
    ['setSigner', [next.address, true]],
    ['proposeOwner', [next.address]],
  ] as const)
    await expect(write({ functionName, args, by: next })).rejects.toThrow()
})

test('behavior: the next owner has to accept', async () => {
  const { read, write } = await deploy()
  await write({ functionName: 'proposeOwner', args: [next.address] })
  expect(await read('owner')).toBe(owner.address)
  await write({ functionName: 'acceptOwner', by: next })
  expect(await read('owner')).toBe(next.address)
  await expect(write({ functionName: 'acceptOwner', by: owner })).rejects.toThrow()
})
