import type { ApprovalClaim, ApprovalsAdapter } from '@cleat/core/adapter'
import { permit2 } from '../../swaps/contracts/permit2.ts'
import { listSpenders } from './listSpenders.ts'

/** Every given token with every spender that is known on the chain, also by way of Permit2. */
export function listKnownClaims({
  network,
  tokens,
}: Parameters<ApprovalsAdapter['listKnown']>[0]): readonly ApprovalClaim[] {
  const spenders = [...listSpenders(Number(network.id)).keys()]
  return tokens
    .map((token) => token.toLowerCase())
    .flatMap((token) =>
      spenders.flatMap((spender): ApprovalClaim[] => [
        { kind: 'token', token, spender },
        ...(spender === permit2 ? [] : [{ kind: 'permit2', token, spender } as const]),
      ]),
    )
}
