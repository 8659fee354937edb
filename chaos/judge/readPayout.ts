import {
  type Address,
  createPublicClient,
  erc20Abi,
  type Hash,
  http,
  isAddressEqual,
  parseEventLogs,
} from 'viem'
import type { Asset, Chains } from '../neighbours/startChains.ts'

/** What a transaction brought to an account, in base units, as the honest chain says. */
export async function readPayout(
  { localnet }: Pick<Chains, 'localnet'>,
  { asset, address, hash }: { asset: Asset; address: string; hash: string },
): Promise<bigint> {
  const chain = localnet.chains.find(({ id }) => `eip155:${id}` === asset.caipNetworkId)
  const client = createPublicClient({ transport: http(chain?.rpcUrl) })
  const of = { hash: hash as Hash }
  const receipt = await client.getTransactionReceipt(of).catch(() => undefined)
  if (receipt?.status !== 'success') return 0n
  const isReceiver = (one: Address | null) => !!one && isAddressEqual(one, address as Address)
  const token = asset.address as Address | undefined
  if (!token) {
    const { to, value } = await client.getTransaction(of)
    return isReceiver(to) ? value : 0n
  }
  const { logs } = receipt
  return parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs })
    .filter((log) => isAddressEqual(log.address, token) && isReceiver(log.args.to))
    .reduce((sum, { args }) => sum + args.value, 0n)
}
