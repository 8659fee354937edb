import type { Act } from '../scenes/act.ts'
import { judgeSwap } from './judgeSwap.ts'
import { playSwap } from './playSwap.ts'
import { listAllowances, readHoldings } from './readHoldings.ts'

/** A swap for the account itself. */
export const swap: Act = async (parameters) => {
  const { chains, scene, payer: account } = parameters
  const { caipNetworkId } = scene
  const where = { chains, caipNetworkId, account }
  const before = await readHoldings(where)
  const ending = await playSwap(parameters)
  const after = await readHoldings(where)
  const allowances = await listAllowances({ ...where, since: before.block })
  const { assets } = chains
  const faults = judgeSwap({ assets, scene, ending, before, after, allowances })
  const hasAgreed = ending.status === 'agreed'
  const isPlain = hasAgreed && ending.review.isTried && !ending.review.isNamedOtherwise
  const why = hasAgreed ? ending.failure : ending.why
  return { hasAgreed, why: why ?? (isPlain ? undefined : 'not tried out'), faults }
}
