import type { KitBase } from '../kit/kitBase.ts'
import { dispatch } from './dispatch.ts'
import { explain } from './explain.ts'
import { guard } from './guard.ts'
import { policy } from './policy.ts'
import { verify } from './verify.ts'
import type { WalletRequest } from './walletRequest.ts'

/** Takes a request through every stage, in order. What any of them throws ends it. */
export async function runStages(kit: KitBase, request: WalletRequest): Promise<unknown> {
  policy(request)
  await guard(kit, request)
  const answer = await dispatch(kit, request).catch((error: unknown) => {
    throw explain(request, error)
  })
  await verify(kit, request, answer)
  return answer
}
