import type { LocalChain } from '@cleat/localnet'
import { contractCode } from '@cleat/localnet'
import { createTestClient, type Hex, http, publicActions, walletActions } from 'viem'
import { concat, encodeAbiParameters, getContractAddress, keccak256, pad, toHex } from 'viem/utils'

export declare namespace prepareTokens {
  type Parameters = {
    chain: LocalChain
    /** The deployer's account. */
    deployer: Hex
    tokens: number
    accounts: number
    /** Number of different tokens of each account. */
    held: number
  }
  type ReturnType = {
    readonly tokens: readonly Hex[]
    readonly accounts: readonly Hex[]
  }
}

/** Storage slot of `balanceOf` in the token contract. */
const balancesSlot = 3n
const atOnce = 500

/** Deploys real tokens on a real chain and funds accounts with some of them. */
export async function prepareTokens(
  parameters: prepareTokens.Parameters,
): Promise<prepareTokens.ReturnType> {
  const { chain, deployer, held } = parameters
  const transport = http(chain.rpcUrl, { batch: { batchSize: atOnce, wait: 0 } })
  const client = createTestClient({
    mode: 'anvil',
    chain: chain.chain,
    account: deployer,
    transport,
  })
    .extend(publicActions)
    .extend(walletActions)
  const nonce = await client.getTransactionCount({ address: deployer })
  const indices = Array.from({ length: parameters.tokens }, (_, index) => index)
  const tokens = indices.map((index) =>
    getContractAddress({ from: deployer, nonce: BigInt(nonce + index) }),
  )
  for (const index of indices) {
    await client.sendTransaction({ data: toCode(index), nonce: nonce + index, gas: 2_000_000n })
  }
  await client.mine({ blocks: 1 })

  const accounts = Array.from({ length: parameters.accounts }, (_, index) =>
    pad(toHex(0xc1ea7_000_000 + index), { size: 20 }),
  )
  const balances = accounts.flatMap((account, index) =>
    Array.from({ length: held }, (_, step) => ({
      address: tokens[(index + step) % tokens.length] as Hex,
      index: toSlot(account),
      value: toHex(1_000_000 + index, { size: 32 }),
    })),
  )
  for (let at = 0; at < balances.length; at += atOnce) {
    await Promise.all(balances.slice(at, at + atOnce).map((each) => client.setStorageAt(each)))
  }
  return { tokens, accounts }
}

function toCode(index: number): Hex {
  const types = [{ type: 'string' }, { type: 'string' }, { type: 'uint8' }]
  return concat([
    contractCode.token as Hex,
    encodeAbiParameters(types, [`Token ${index}`, `TKN${index}`, 6]),
  ])
}

function toSlot(account: Hex): Hex {
  const types = [{ type: 'address' }, { type: 'uint256' }]
  return keccak256(encodeAbiParameters(types, [account, balancesSlot]))
}
