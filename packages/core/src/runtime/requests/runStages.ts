import type { KitBase } from '../../boot/kitBase.ts'
import { dispatch } from './dispatch.ts'
import { explain } from './explain.ts'
import { guard } from './guard.ts'
import { policy } from './policy.ts'
import { preview } from './preview.ts'
import { verify } from './verify.ts'
import type { WalletRequest } from './walletRequest.ts'

/** Takes a request through every stage, in order. What any of them throws ends it. */
export async function runStages(kit: KitBase, request: WalletRequest): Promise<unknown> {
  policy(request)
  const previewed = await preview(kit, request)
  await guard(kit, previewed)
  const answer = await dispatch(kit, previewed).catch((error: unknown) => {
    throw explain(previewed, error)
  })
  await verify(kit, previewed, answer)
  return answer
}
