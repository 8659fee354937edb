import type { Namespace } from '../../base/caip/namespace.ts'

/** Whether both are the same address of a namespace, or both none. On EVM chains the case of letters is a checksum, no more. */
export function isSameAddress(
  namespace: Namespace,
  one: string | undefined,
  other: string | undefined,
): boolean {
  return namespace === 'eip155' ? one?.toLowerCase() === other?.toLowerCase() : one === other
}
