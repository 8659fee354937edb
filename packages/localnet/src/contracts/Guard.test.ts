import {
  encodeAbiParameters,
  encodeErrorResult,
  type Hex,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { expect, test } from 'vitest'
import { localExchange } from '../exchange/localExchange.ts'
import { startTestExchange } from '../test/startTestExchange.ts'

const { guard: address, tokens } = localExchange
const { client, owner } = await startTestExchange()
const abi = parseAbi([
  'function execute(bytes commands, bytes[] inputs) payable',
  'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
  'error BalanceTooLow()',
  'error ExecutionFailed(uint256 commandIndex, bytes message)',
  'error InvalidCommandType(uint256 commandType)',
  'error LengthMismatch()',
  'error TransactionDeadlinePassed()',
])
const owned = 1_000_000_000n
// Before the first block, calls see the year 1970.
await client.mine({ blocks: 1 })

function check(...[commands, minima, deadline]: [Hex, bigint[], bigint?]) {
  const inputs = minima.map((minimum) =>
    encodeAbiParameters(parseAbiParameters('address, address, uint256'), [
      ...[owner, tokens.USDC.address, minimum],
    ] as const),
  )
  const call = { address, abi, functionName: 'execute' } as const
  return deadline === undefined
    ? client.simulateContract({ ...call, args: [commands, inputs] })
    : client.simulateContract({ ...call, args: [commands, inputs, deadline] })
}

test('default', async () => {
  await check('0x0e', [owned])
  await check('0x0e0e', [0n, owned], 2n ** 64n)
})

test('error: the balance is too low', async () => {
  const message = encodeErrorResult({ abi, errorName: 'BalanceTooLow' })
  const error = { cause: { data: { errorName: 'ExecutionFailed', args: [1n, message] } } }
  await expect(check('0x0e0e', [owned, owned + 1n])).rejects.toMatchObject(error)
})

test('behavior: a command that may fail guards nothing', async () => {
  await check('0x8e', [owned + 1n])
})

test.each([
  ['another command', '0x0d', [0n], undefined, 'InvalidCommandType'],
  ['no input', '0x0e', [], undefined, 'LengthMismatch'],
  ['a passed deadline', '0x0e', [0n], 1n, 'TransactionDeadlinePassed'],
] as const)('error: %s', async (_, commands, minima, deadline, errorName) => {
  const checking = check(commands, [...minima], deadline)
  await expect(checking).rejects.toMatchObject({ cause: { data: { errorName } } })
})
