import { localExchange, localSmartAccounts, startLocalnet } from '@cleat/localnet'
import {
  type Address,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  type Hash,
  type Hex,
  http,
  pad,
  parseAbi,
  parseEventLogs,
  publicActions,
  toHex,
} from 'viem'
import { afterAll, expect, test, vi } from 'vitest'
import { accountLies } from '../accounts/accountLies.ts'
import type { WalletAccount } from '../accounts/walletAccount.ts'
import type { WalletChain } from '../provider/walletChain.ts'
import { setUpWallet } from '../test/setUpWallet.ts'

const localnet = await startLocalnet({
  ...{ chains: [{ id: 1, name: 'Ethereum' }], exchange: true, accounts: true },
})
afterAll(() => localnet.stop())
const [chain] = localnet.chains
if (!chain) throw new Error('There is no chain.')
const client = createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) }).extend(
  publicActions,
)
const { contract, vault, oldVault, delegate, calls, forger, entryPoints } = localSmartAccounts
const [first, second, third] = localnet.accounts.map(({ address }) => address) as [
  Address,
  Address,
  Address,
]
const { USDC } = localExchange.tokens
const thief: Address = '0x7400000000000000000000000000000000000002'

const eoa: WalletAccount = { kind: 'eoa' }
const delegated: WalletAccount = { kind: 'delegated', contract: delegate }
const operated: WalletAccount = {
  kind: 'contract',
  address: contract,
  entryPoint: entryPoints['0.7'],
}
const safe: WalletAccount = { kind: 'vault', address: vault, calls }
const oldSafe: WalletAccount = { kind: 'vault', address: oldVault, calls }

let receivers = 0

/** Pays 1000 units as the account, in coins or tokens, and returns what the receiver got. */
async function pay(account: WalletAccount, isToken = false) {
  receivers += 1
  const to = toHex(0xdecade77000n + BigInt(receivers), { size: 20 })
  const { call, wallet } = setUpWallet({ chains: [chain as WalletChain], account })
  await call('eth_requestAccounts')
  const [from] = wallet.accounts
  const args = [to, 1000n] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  const coins = { from, to, value: '0x3e8' }
  const hash = (await call('eth_sendTransaction', [
    isToken ? { from, to: USDC.address, data } : coins,
  ])) as Hash
  await vi.waitFor(async () => expect((await client.getTxpoolStatus()).pending).toBe(0))
  const read = { address: USDC.address, abi: erc20Abi, functionName: 'balanceOf' } as const
  const received = isToken
    ? await client.readContract({ ...read, args: [to] })
    : await client.getBalance({ address: to })
  return { from, to, hash, received, accounts: wallet.accounts }
}

const isTransaction = (hash: Hash) =>
  client.getTransaction({ hash }).then(
    () => true,
    () => false,
  )

test.each<[string, WalletAccount, readonly Address[], boolean]>([
  ['with a key', eoa, [first, second, third], true],
  ['that delegates', delegated, [first, second, third], true],
  ['of an entry point', operated, [contract], false],
  ['of an entry point, by its bundle', { ...operated, answers: 'transaction' }, [contract], true],
  ['that is a vault', safe, [vault], false],
  ['that is an old vault', oldSafe, [oldVault], false],
  ['that is a vault, by its transaction', { ...safe, answers: 'transaction' }, [vault], true],
])('default: an account %s pays coins and tokens', async (_, account, accounts, isMined) => {
  for (const isToken of [false, true]) {
    const paid = await pay(account, isToken)
    expect(paid.received).toBe(1000n)
    expect(paid.accounts).toEqual(accounts)
    expect(await isTransaction(paid.hash)).toBe(isMined)
  }
})

test('default: another account sends for one that delegates, and nothing is logged', async () => {
  const address = '0x7600000000000000000000000000000000000077'
  await client.setCode({ address, bytecode: `0xef0100${contract.slice(2)}` })
  await client.setStorageAt({ address, index: 0, value: pad(third) })
  await client.setBalance({ address, value: 10n ** 18n })
  const { received, accounts, hash, to } = await pay({ kind: 'relayed', address })
  expect([received, accounts]).toEqual([1000n, [address]])
  expect(await client.getTransaction({ hash })).toMatchObject({ to: address, value: 0n })
  const { logs, from } = await client.getTransactionReceipt({ hash })
  expect(logs).toEqual([])
  expect([from, to]).not.toContain(address)
})

test('behavior: the hash of an operation, and of a Safe’s transaction, is in the logs', async () => {
  const abi = parseAbi([
    'event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 cost, uint256 used)',
  ])
  for (const entryPoint of Object.values(entryPoints)) {
    const { hash } = await pay({ kind: 'contract', address: contract, entryPoint })
    const logs = await client.getLogs({ address: entryPoint, fromBlock: 'latest' })
    const [event] = parseEventLogs({ abi, logs })
    expect(event?.args).toMatchObject({ userOpHash: hash, sender: contract, success: true })
  }
  const { hash } = await pay(safe)
  const [log] = await client.getLogs({ address: vault, fromBlock: 'latest' })
  expect(log?.topics[1]).toBe(hash)
  const old = await pay(oldSafe)
  const [oldLog] = await client.getLogs({ address: oldVault, fromBlock: 'latest' })
  expect(oldLog?.topics).toHaveLength(1)
  expect(oldLog?.data.slice(0, 66)).toBe(old.hash)
})

test.each([
  ['elsewhere', accountLies.payElsewhere(thief), 0n],
  ['one unit', accountLies.payOneUnit, 1n],
  ['one unit less', accountLies.payLess, 999n],
  ['another asset', accountLies.payAnotherAsset(USDC.address), 0n],
  ['twice', accountLies.payTwice, 2000n],
  ['split', accountLies.split(thief), 1n],
  ['nothing', accountLies.doNothing, 0n],
] as const)('behavior: accounts that lie: %s', async (_, lie, received) => {
  for (const account of [delegated, operated, safe])
    for (const isToken of [false, true])
      expect((await pay({ ...account, lie }, isToken)).received).toBe(received)
})

test('behavior: an account with a key pays twice by two transactions', async () => {
  const paid = await pay({ ...eoa, lie: accountLies.payTwice })
  expect(paid.received).toBe(2000n)
  expect(await isTransaction(paid.hash)).toBe(true)
})

test('behavior: a liar has events forged, and pays nothing', async () => {
  const hash: Hex = `0x${'ab'.repeat(32)}`
  const lie = accountLies.forgeEvents({ forger, payer: contract, hash })
  expect((await pay({ ...operated, lie })).received).toBe(0n)
  const logs = await client.getLogs({ address: forger, fromBlock: 'latest' })
  expect(logs).toHaveLength(4)
  expect(logs.filter(({ topics }) => topics.some((topic) => String(topic) === hash))).toHaveLength(
    2,
  )
})

test('error: what the contract refuses, it reports', async () => {
  const lie = accountLies.payOneUnit
  const broken: WalletAccount = { ...safe, lie: (call) => [{ ...call, value: 10n ** 30n }] }
  const { received } = await pay(broken)
  expect(received).toBe(0n)
  const [log] = await client.getLogs({ address: vault, fromBlock: 'latest' })
  expect(log?.topics[0]).toBe('0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23')
  // The next one works.
  expect((await pay({ ...safe, lie })).received).toBe(1n)
})
