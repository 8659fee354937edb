import type { Payment } from '@cleat/core/adapter'
import { type Localnet, localExchange, localSmartAccounts, startLocalnet } from '@cleat/localnet'
import {
  type Address,
  concat,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  parseAbi,
  publicActions,
  toHex,
  walletActions,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withQuickClock } from '../conformance/evm/transfers/withQuickClock.ts'
import { openPayments } from '../test/openPayments.ts'
import { paymentAssets } from '../test/paymentRows.ts'
import type { AccountCall } from './walletAccount.ts'

const { vault, oldVault, calls } = localSmartAccounts
const usdc = localExchange.tokens.USDC.address
const amount = 1000n
const tooMuch = 10n ** 30n
const abi = parseAbi([
  'struct Call { address to; uint256 value; bytes data; }',
  'function callAll(Call[] calls) payable',
  'function nonce() view returns (uint256)',
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
])

let localnet: Localnet
let rpcUrl = ''

beforeAll(async () => {
  localnet = await startLocalnet({
    ...{ chains: [{ id: 1, name: 'Ethereum' }], exchange: true, accounts: true },
  })
  rpcUrl = localnet.chains[0]?.rpcUrl ?? ''
}, 60_000)

afterAll(() => localnet.stop())

function node() {
  return createTestClient({ mode: 'anvil', transport: http(rpcUrl, { timeout: 60_000 }) })
    .extend(publicActions)
    .extend(walletActions)
}

type Asset = 'coin' | 'token'

const pay = (asset: Asset, to: Address, value: bigint): AccountCall => {
  if (asset === 'coin') return { to, value, data: '0x' }
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, value] })
  return { to: usdc, value: 0n, data }
}

/** Signs a vault's transaction of a nonce. What fails is logged, and does not revert. */
async function sign(address: Address, { to, value, data }: AccountCall, nonce: bigint) {
  const fields = [to, value, data, 0, 1n, 0n, 0n, zeroAddress, zeroAddress] as const
  const safeHash = await node().readContract({
    ...{ address, abi, functionName: 'getTransactionHash', args: [...fields, nonce] },
  })
  const owners = localnet.accounts
    .slice(0, 2)
    .map(({ privateKey }) => privateKeyToAccount(privateKey as Hex))
    .sort((one, other) => (BigInt(one.address) < BigInt(other.address) ? -1 : 1))
  const signatures = concat(
    await Promise.all(owners.map((owner) => owner.sign({ hash: safeHash }))),
  )
  const args = [...fields, signatures] as const
  return {
    safeHash,
    call: {
      ...{ to: address, value: 0n },
      data: encodeFunctionData({ abi, functionName: 'execTransaction', args }),
    },
  }
}

let receivers = 0

/** Carries out two transactions of a vault in one of the chain, and returns what follows ours. */
async function send(parameters: {
  vault: Address
  asset: Asset
  /** What the vault pays the receiver in the transaction of the app. */
  ours: bigint
  /** What it pays the receiver in another one. */
  other: bigint
  isFirst: boolean
}): Promise<() => Promise<string>> {
  const { vault: address, asset, ours, other, isFirst } = parameters
  receivers += 1
  const to = toHex(0xfade00000000n + BigInt(receivers), { size: 20 })
  const chain = localnet.chains[0]
  if (!chain) throw new Error('There is no chain.')
  const account = { kind: 'vault', address, calls, answers: 'safe' } as const
  const privateKeys = localnet.accounts.slice(0, 2).map(({ privateKey }) => privateKey as Hex)
  const { transfers, network } = await openPayments({ chain, account, privateKeys })
  const payment: Payment = { network, address, to, amount, asset: paymentAssets[asset] }
  const nonce = await node().readContract({ address, abi, functionName: 'nonce' })
  const values = isFirst ? [ours, other] : [other, ours]
  const signed = await Promise.all(
    values.map((value, at) => sign(address, pay(asset, to, value), nonce + BigInt(at))),
  )
  const { safeHash = '0x' } = signed[isFirst ? 0 : 1] ?? {}
  const asked = toHex(await node().getBlockNumber())
  const data = encodeFunctionData({
    ...{ abi, functionName: 'callAll', args: [signed.map(({ call }) => call)] },
  })
  const sender = localnet.accounts[8]?.address ?? null
  await node().sendTransaction({ to: calls, data, account: sender, chain: null, gas: 3_000_000n })
  await node().mine({ blocks: 2 })
  const signal = AbortSignal.timeout(60_000)
  const sent = { hash: safeHash, trackingData: { asked }, payment, signal }
  return async () => (await transfers.follow(sent)).status
}

const vaults = [
  ['as in Safe 1.4', vault],
  ['as in Safe 1.3', oldVault],
] as const

test.each(
  vaults.flatMap(([layout, address]) =>
    (['coin', 'token'] as const).flatMap((asset) =>
      [true, false].map((isFirst) => ({ layout, address, asset, isFirst })),
    ),
  ),
)(
  'behavior: of two Safe transactions in one, ours alone counts: %j',
  async ({ address, asset, isFirst }) => {
    const rows = [
      [amount, 5n, 'confirmed'],
      [amount, amount, 'confirmed'],
      [1n, amount, 'altered'],
      [1n, amount - 1n, 'altered'],
      [tooMuch, amount, 'failed'],
      [amount, tooMuch, 'confirmed'],
    ] as const
    const follows: (() => Promise<string>)[] = []
    for (const [ours, other] of rows)
      follows.push(await send({ vault: address, asset, ours, other, isFirst }))
    const ends = await withQuickClock(() => Promise.all(follows.map((follow) => follow())))
    expect(ends).toEqual(rows.map(([, , status]) => status))
  },
  60_000,
)
