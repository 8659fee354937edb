import { bundlerContracts, placeBundlerContracts, startLocalnet } from '@cleat/localnet'
import {
  type Address,
  concat,
  createTestClient,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  type Hex,
  http,
  type PrivateKeyAccount,
  parseAbi,
  parseAbiParameters,
  publicActions,
  zeroHash,
} from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll } from 'vitest'

const contracts: (typeof bundlerContracts)['delegation'] = bundlerContracts.delegation
const manager = contracts.DelegationManager
const structs = [
  'struct Caveat { address enforcer; bytes terms; bytes args; }',
  'struct Delegation { address delegate; address delegator; bytes32 authority; Caveat[] caveats; uint256 salt; bytes signature; }',
] as const
const abi = parseAbi([
  ...structs,
  'function redeemDelegations(bytes[] contexts, bytes32[] modes, bytes[] calls)',
  'function disableDelegation(Delegation delegation)',
  'function enableDelegation(Delegation delegation)',
  'function incrementNonce(address manager)',
])

export type TestDelegation = {
  readonly delegate: Address
  readonly delegator: Address
  readonly authority: Hex
  readonly caveats: readonly {
    readonly enforcer: Address
    readonly terms: Hex
    readonly args: Hex
  }[]
  readonly salt: bigint
  readonly signature: Hex
}

export type PermissionsChain = {
  readonly rpcUrl: string
  readonly contracts: typeof contracts
  fund(account: Address): Promise<void>
  /** Lets an account run the code of delegations, or none. */
  setCode(account: Address, hasCode: boolean): Promise<void>
  sign(
    owner: PrivateKeyAccount,
    given: Pick<TestDelegation, 'delegate' | 'caveats' | 'salt'>,
  ): Promise<TestDelegation>
  toContext(delegation: TestDelegation): Hex
  /** Spends coins by a delegation. Whether it went through. */
  redeem(delegation: TestDelegation, value: bigint): Promise<boolean>
  /** Whether so many coins could be spent now. */
  canRedeem(delegation: TestDelegation, value: bigint): Promise<boolean>
  disable(delegation: TestDelegation): Promise<void>
  enable(delegation: TestDelegation): Promise<void>
  raiseNonce(account: Address): Promise<void>
  /** Lets time pass, in seconds. */
  wait(seconds: number): Promise<void>
  now(): Promise<number>
  snapshot(): Promise<Hex>
  revert(id: Hex): Promise<void>
}

const receiver = '0x9999999999999999999999999999999999999999'

/** An Ethereum with the contracts of delegations, where any account can be played. */
export async function startPermissionsChain(): Promise<PermissionsChain> {
  const localnet = await startLocalnet({ chains: [{ id: mainnet.id, name: mainnet.name }] })
  afterAll(() => localnet.stop())
  const rpcUrl = localnet.chains[0]?.rpcUrl ?? ''
  await placeBundlerContracts({ rpcUrl })
  const client = createTestClient({
    ...{ mode: 'anvil', chain: mainnet, cacheTime: 0, pollingInterval: 10 },
    // A request that is slow must not be sent twice.
    transport: http(rpcUrl, { retryCount: 0, timeout: 60_000 }),
  }).extend(publicActions)
  await client.setAutomine(true)
  await client.request({
    method: 'anvil_autoImpersonateAccount' as never,
    params: [true] as never,
  })
  const send = async (transaction: { from: Address; to: Address; data: Hex }): Promise<boolean> => {
    const hash = await client.sendUnsignedTransaction({ ...transaction, gas: 2_000_000n })
    let receipt = await client.getTransactionReceipt({ hash }).catch(() => undefined)
    while (!receipt) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      receipt = await client.getTransactionReceipt({ hash }).catch(() => undefined)
    }
    return receipt.status === 'success'
  }
  const sendAs = async (from: Address, to: Address, data: Hex) => {
    if (!(await send({ from, to, data }))) throw new Error(`${data} was reverted`)
  }
  const toContext = (delegation: TestDelegation) =>
    encodeAbiParameters(parseAbiParameters(['Delegation[]', ...structs]), [[delegation]] as never)
  const toRedemption = (delegation: TestDelegation, value: bigint): Hex => {
    const call = encodePacked(['address', 'uint256', 'bytes'], [receiver, value, '0x'])
    const args = [[toContext(delegation)], [zeroHash], [call]] as const
    return encodeFunctionData({ abi, functionName: 'redeemDelegations', args })
  }
  return {
    ...{ rpcUrl, contracts, toContext },
    fund: (address) => client.setBalance({ address, value: 10n ** 20n }),
    setCode: (address, hasCode) =>
      client.setCode({
        ...{
          address,
          bytecode: hasCode
            ? concat(['0xef0100', bundlerContracts.implementations.delegation])
            : '0x',
        },
      }),
    async sign(owner, given) {
      const unsigned = { ...given, delegator: owner.address, authority: root }
      const signature = await owner.signTypedData({
        domain: { name: 'DelegationManager', version: '1', chainId: 1, verifyingContract: manager },
        ...{ types, primaryType: 'Delegation', message: unsigned },
      })
      return { ...unsigned, signature }
    },
    redeem: (delegation, value) =>
      send({ from: delegation.delegate, to: manager, data: toRedemption(delegation, value) }),
    canRedeem: (delegation, value) =>
      client
        .call({
          ...{ account: delegation.delegate, to: manager, data: toRedemption(delegation, value) },
        })
        .then(
          () => true,
          () => false,
        ),
    disable: (delegation) =>
      sendAs(
        delegation.delegator,
        manager,
        encodeFunctionData({ abi, functionName: 'disableDelegation', args: [delegation] }),
      ),
    enable: (delegation) =>
      sendAs(
        delegation.delegator,
        manager,
        encodeFunctionData({ abi, functionName: 'enableDelegation', args: [delegation] }),
      ),
    raiseNonce: (account) =>
      sendAs(
        account,
        contracts.NonceEnforcer,
        encodeFunctionData({ abi, functionName: 'incrementNonce', args: [manager] }),
      ),
    async wait(seconds) {
      await client.increaseTime({ seconds })
      await client.mine({ blocks: 1 })
    },
    now: async () => Number((await client.getBlock()).timestamp),
    snapshot: () => client.snapshot(),
    revert: (id) => client.revert({ id }),
  }
}

const root: Hex = `0x${'ff'.repeat(32)}`
const types = {
  Delegation: [
    { name: 'delegate', type: 'address' },
    { name: 'delegator', type: 'address' },
    { name: 'authority', type: 'bytes32' },
    { name: 'caveats', type: 'Caveat[]' },
    { name: 'salt', type: 'uint256' },
  ],
  Caveat: [
    { name: 'enforcer', type: 'address' },
    { name: 'terms', type: 'bytes' },
  ],
} as const
