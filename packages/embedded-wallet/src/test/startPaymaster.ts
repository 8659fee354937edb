import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bundlerContracts } from '@cleat/localnet'
import { type Address, concat, type Hex, numberToHex } from 'viem'
import { toPackedUserOperation, type UserOperation } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'

/** How a paymaster behaves. */
export type PaymasterControl = {
  declines?: 'stub' | 'data' | undefined
  delayMs?: number | undefined
  /** How many questions have no answer, as if its node was busy. */
  busyFor?: number | undefined
  name?: string | undefined
  /** Fields of its last answer. */
  changes?: object | undefined
}

export type LocalPaymaster = {
  readonly url: string
  readonly control: PaymasterControl
  stop(): Promise<void>
}

const types = {
  UserOperationRequest: [
    ...[
      { name: 'sender', type: 'address' },
      { name: 'nonce', type: 'uint256' },
      { name: 'initCode', type: 'bytes' },
      { name: 'callData', type: 'bytes' },
      { name: 'accountGasLimits', type: 'bytes32' },
      { name: 'preVerificationGas', type: 'uint256' },
      { name: 'gasFees', type: 'bytes32' },
    ],
    ...[
      { name: 'paymasterVerificationGasLimit', type: 'uint256' },
      { name: 'paymasterPostOpGasLimit', type: 'uint256' },
      { name: 'validAfter', type: 'uint48' },
      { name: 'validUntil', type: 'uint48' },
    ],
  ],
}

const oldTypes = {
  UserOperationRequest: [
    ...[
      { name: 'sender', type: 'address' },
      { name: 'nonce', type: 'uint256' },
      { name: 'initCode', type: 'bytes' },
      { name: 'callData', type: 'bytes' },
      { name: 'callGasLimit', type: 'uint256' },
      { name: 'verificationGasLimit', type: 'uint256' },
    ],
    ...[
      { name: 'preVerificationGas', type: 'uint256' },
      { name: 'maxFeePerGas', type: 'uint256' },
      { name: 'maxPriorityFeePerGas', type: 'uint256' },
      { name: 'validAfter', type: 'uint48' },
      { name: 'validUntil', type: 'uint48' },
    ],
  ],
}

function readNumbers(given: Record<string, Hex>) {
  const fields = Object.entries(given).map(([name, value]) => [
    ...[name, /Gas|nonce|Limit/.test(name) ? BigInt(value) : value],
  ])
  return Object.fromEntries(fields)
}

/** Pays for everything, in the wire format of ERC-7677. */
export async function startPaymaster(parameters: {
  key: Hex
  chainId: number
}): Promise<LocalPaymaster> {
  const { key, chainId } = parameters
  const control: PaymasterControl = {}

  async function answer(method: string, params: readonly [Record<string, Hex>, Address]) {
    const [given, entryPoint] = params
    const version =
      (['0.6', '0.7'] as const).find((one) => entryPoint === bundlerContracts.entryPoints[one]) ??
      '0.8'
    const paymaster = bundlerContracts.paymasters[version]
    const sponsor = { name: control.name ?? 'Harbour' }
    if (version === '0.6') return answerOld(method, given, { paymaster, sponsor })
    if (method === 'pm_getPaymasterStubData')
      return {
        ...{ sponsor, paymaster, paymasterData: `0x${'00'.repeat(6)}${'ff'.repeat(6)}${stub}` },
        ...{ paymasterVerificationGasLimit: '0xea60', paymasterPostOpGasLimit: '0x0' },
      }
    const { authorization: _, ...fields } = readNumbers(given)
    const operation = { ...fields, signature: '0x' } as UserOperation
    const validUntil = 2 ** 32
    const signature = await privateKeyToAccount(key).signTypedData({
      domain: { name: 'Paymaster', version: '1', chainId, verifyingContract: paymaster },
      ...{ types, primaryType: 'UserOperationRequest' },
      message: {
        ...toPackedUserOperation(operation),
        paymasterVerificationGasLimit: fields.paymasterVerificationGasLimit,
        paymasterPostOpGasLimit: fields.paymasterPostOpGasLimit,
        ...{ validAfter: 0, validUntil },
      },
    })
    const times = [`0x${'00'.repeat(6)}`, numberToHex(validUntil, { size: 6 })] as const
    return { paymaster, paymasterData: concat([...times, signature]), ...control.changes }
  }

  /** EntryPoint 0.6 has address, times and signature in one field. */
  async function answerOld(
    method: string,
    given: Record<string, Hex>,
    { paymaster, sponsor }: { paymaster: Address; sponsor: { name: string } },
  ) {
    const times = concat([numberToHex(0, { size: 6 }), numberToHex(2 ** 32, { size: 6 })])
    if (method === 'pm_getPaymasterStubData')
      return { sponsor, paymasterAndData: concat([paymaster, times, `0x${stub}`]) }
    const signature = await privateKeyToAccount(key).signTypedData({
      domain: { name: 'Paymaster', version: '1', chainId, verifyingContract: paymaster },
      ...{ types: oldTypes, primaryType: 'UserOperationRequest' },
      message: { ...readNumbers(given), validAfter: 0, validUntil: 2 ** 32 },
    })
    return { paymasterAndData: concat([paymaster, times, signature]), ...control.changes }
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { id, method, params } = JSON.parse(Buffer.concat(chunks).toString())
    if (control.busyFor) {
      control.busyFor -= 1
      return void response.writeHead(503).end()
    }
    const isDeclined = method.endsWith(control.declines === 'data' ? 'PaymasterData' : 'StubData')
    const head = { jsonrpc: '2.0', id }
    const body =
      control.declines && isDeclined
        ? { ...head, error: { code: -32004, message: 'Not paid for: budget' } }
        : { ...head, result: await answer(method, params) }
    setTimeout(() => response.end(JSON.stringify(body)), control.delayMs ?? 0)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${port}`, control, stop }
}

const stub = `${'f'.repeat(31)}${'0'.repeat(33)}7${'a'.repeat(63)}1c`
