import {
  type Address,
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hashMessage,
  maxUint256,
  pad,
  parseAbi,
  parseAbiParameters,
  parseEther,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { beforeEach, expect, test } from 'vitest'
import { localExchange } from '../exchange/localExchange.ts'
import { routerAbi } from '../exchange/routerAbi.ts'
import { startTestExchange } from '../test/startTestExchange.ts'

const { router, liars, guard, batch, thief, tokens } = localExchange
const { DAI, USDC } = tokens
const { client, localnet, other, balanceOf } = await startTestExchange()

const [key] = localnet.accounts
if (!key) throw new Error('A local chain has ten accounts.')
const account = privateKeyToAccount(key.privateKey)
const owner = account.address
const [amount, honest, start] = [parseEther('10'), 9_969_900n, 1_000_000_000n]
const mode = pad('0x01', { size: 32, dir: 'right' })
const abi = parseAbi([
  'function execute(bytes32 mode, bytes executionData) payable',
  'function supportsExecutionMode(bytes32 mode) view returns (bool)',
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
  'error Unauthorized()',
  'error UnsupportedExecutionMode()',
])

type Call = { to: Address; value: bigint; data: Hex }

let snapshot = await client.snapshot()
beforeEach(async () => {
  await client.revert({ id: snapshot })
  snapshot = await client.snapshot()
})

test('default: approve, swap, guard and take back, in one transaction', async () => {
  const receipt = await send(guardedSwap(router))
  expect(receipt.status).toBe('success')
  expect(await balanceOf(USDC.address)).toBe(start + honest)
  expect(await allowanceOf(router)).toBe(0n)
})

test.each(['nothing', 'thief', 'short', 'falseTransfer', 'codeOnly'] as const)(
  'behavior: "%s" takes nothing from a guarded batch that reverts, or is honest',
  async (liar) => {
    const { status } = await send(guardedSwap(liars[liar]))
    const isHonest = liar === 'codeOnly'
    expect(status).toBe(isHonest ? 'success' : 'reverted')
    expect(await balanceOf(DAI.address)).toBe(parseEther('1000') - (isHonest ? amount : 0n))
    expect(await balanceOf(USDC.address, thief)).toBe(0n)
    expect(await allowanceOf(liars[liar])).toBe(0n)
  },
)

test('behavior: who is called cannot execute anything itself', async () => {
  const { status } = await send(guardedSwap(liars.reenter))
  expect(status).toBe('success')
  expect(await balanceOf(DAI.address)).toBe(parseEther('990'))
  expect(await balanceOf(DAI.address, thief)).toBe(0n)
})

test('error: somebody else executes', async () => {
  await client.setCode({ address: owner, bytecode: concat(['0xef0100', batch]) })
  const args = [mode, encodeCalls([])] as const
  const call = { address: owner, abi, functionName: 'execute', args } as const
  const executing = client.simulateContract({ ...call, account: other })
  const errorName = 'Unauthorized'
  await expect(executing).rejects.toMatchObject({ cause: { data: { errorName } } })
})

test('error: another mode', async () => {
  await client.setCode({ address: owner, bytecode: concat(['0xef0100', batch]) })
  const partial = pad('0x0101', { size: 32, dir: 'right' })
  const supports = { address: owner, abi, functionName: 'supportsExecutionMode' } as const
  expect(await client.readContract({ ...supports, args: [mode] })).toBe(true)
  expect(await client.readContract({ ...supports, args: [partial] })).toBe(false)
  const args = [partial, encodeCalls([])] as const
  const call = { address: owner, abi, functionName: 'execute', args, account: owner } as const
  const errorName = 'UnsupportedExecutionMode'
  await expect(client.simulateContract(call)).rejects.toMatchObject({
    cause: { data: { errorName } },
  })
})

test('behavior: the signature of the account itself is valid (ERC-1271)', async () => {
  await client.setCode({ address: owner, bytecode: concat(['0xef0100', batch]) })
  const message = 'hello'
  const signature = await account.signMessage({ message })
  expect(await client.verifyMessage({ address: owner, message, signature })).toBe(true)
  const check = { address: owner, abi, functionName: 'isValidSignature' } as const
  const valid = [hashMessage(message), signature] as const
  expect(await client.readContract({ ...check, args: valid })).toBe('0x1626ba7e')
  for (const args of [
    [hashMessage('other'), signature],
    [hashMessage(message), '0x1234'],
  ] as const)
    expect(await client.readContract({ ...check, args })).toBe('0xffffffff')
})

/** Signs the delegation and the transaction that uses it. */
async function send(calls: readonly Call[]) {
  const authorization = await client.signAuthorization({
    ...{ account, contractAddress: batch, executor: 'self' },
  })
  const hash = await client.sendTransaction({
    ...{ account, to: owner, authorizationList: [authorization], gas: 1_000_000n },
    data: encodeFunctionData({ abi, functionName: 'execute', args: [mode, encodeCalls(calls)] }),
  })
  return client.waitForTransactionReceipt({ hash })
}

function encodeCalls(calls: readonly Call[]) {
  return encodeAbiParameters(parseAbiParameters('(address to, uint256 value, bytes data)[]'), [
    calls,
  ])
}

function guardedSwap(spender: Address): readonly Call[] {
  const path = [DAI.address, USDC.address]
  const inputs = [
    encodeAbiParameters(parseAbiParameters('address, address, uint256'), [
      ...[owner, USDC.address, start + honest],
    ] as const),
  ]
  return [
    { to: DAI.address, value: 0n, data: encodeApprove(spender, amount) },
    {
      ...{ to: spender, value: 0n },
      data: encodeFunctionData({
        ...{ abi: routerAbi, functionName: 'swapExactTokensForTokens' },
        args: [amount, 0n, path, owner, maxUint256],
      }),
    },
    {
      ...{ to: guard, value: 0n },
      data: encodeFunctionData({
        abi: parseAbi(['function execute(bytes commands, bytes[] inputs)']),
        args: ['0x0e', inputs],
      }),
    },
    { to: DAI.address, value: 0n, data: encodeApprove(spender, 0n) },
  ]
}

function encodeApprove(spender: Address, value: bigint) {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, value] })
}

function allowanceOf(spender: Address) {
  return client.readContract({
    ...{ address: DAI.address, abi: erc20Abi, functionName: 'allowance', args: [owner, spender] },
  })
}
