import { toHex } from '../abi/toHex.ts'
import type { EvmChain } from '../node/evmChain.ts'

/**
 * The hash by which contracts know a name: of its last label, then with each label before it.
 * @see EIP-137
 */
export function toNameHash(name: string, keccak256: EvmChain['keccak256']): string {
  return name
    .split('.')
    .reverse()
    .reduce(
      (node, label) => keccak256(node + keccak256(toHex(new TextEncoder().encode(label))).slice(2)),
      `0x${'0'.repeat(64)}`,
    )
}
