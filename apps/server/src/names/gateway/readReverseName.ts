import type { Hex } from 'viem'

const ethereum = 60n
const everyEvmChain = 0x8000_0000n

/**
 * Reads the account in the name of a reverse record: `{address}.addr.reverse` for Ethereum,
 * `{address}.{coin type}.reverse` for other chains, `{address}.default.reverse` for all of EVM.
 * @see ENSIP-19
 */
export function readReverseName(name: string): { address: Hex; coinType: bigint } | undefined {
  const [, address = '', kind = ''] =
    /^((?:[0-9a-f]{2}){1,64})\.(addr|default|[0-9a-f]{1,64})\.reverse$/.exec(name) ?? []
  if (address === '') return undefined
  return { address: `0x${address}`, coinType: readKind(kind) }
}

function readKind(kind: string): bigint {
  if (kind === 'addr') return ethereum
  return kind === 'default' ? everyEvmChain : BigInt(`0x${kind}`)
}
