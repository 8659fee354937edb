import { ref } from 'valtio/vanilla'
import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import { translateProviderError } from '../../../contract/adapter/translateProviderError.ts'
import { getAccount } from '../state/getAccount.ts'
import type { SmartAccountContext } from '../state/smartAccountContext.ts'
import { readAccountCode } from './readAccountCode.ts'

/** Between two looks at the chain, and of all of them. Milliseconds. */
const [everyMs, longestMs] = [1000, 90_000]

/** Takes the code away from the account, and waits until the chain says so. Never rejects. */
export async function removeUpgrade(
  context: SmartAccountContext,
  { caipNetworkId }: { caipNetworkId: CaipNetworkId },
): Promise<void> {
  const { kit, state, internal, lifetime } = context
  const account = getAccount(kit)
  const network = kit.controllers.network.find(caipNetworkId)
  if (!account?.auth || !network || state.upgrading.status === 'pending') return
  const { epoch } = internal
  const isCurrent = () => epoch === internal.epoch && !lifetime.aborted
  state.upgrading = { status: 'pending', caipNetworkId }
  const { auth, address, readCode } = account
  try {
    const { hash } = await auth.removeUpgrade({ network })
    if (!isCurrent()) return
    state.upgrading = { status: 'pending', caipNetworkId, hash }
    const until = Date.now() + longestMs
    let isGone = false
    while (!isGone && isCurrent() && Date.now() < until) {
      isGone = await readCode({ address, network }).then(
        ({ kind }) => kind === 'none',
        () => false,
      )
      if (!isGone) await new Promise((resolve) => setTimeout(resolve, everyMs))
    }
    if (!isCurrent()) return
    await readAccountCode(context, { networks: [caipNetworkId] })
    state.upgrading = { status: isGone ? 'success' : 'unknown', caipNetworkId, hash }
  } catch (cause) {
    if (!isCurrent()) return
    const wallet = kit.controllers.account.get(account.namespace).connectedWalletInfo?.name ?? ''
    const error = translateProviderError({
      ...{ error: cause, doing: 'request', wallet, subject: 'removeUpgrade' },
    })
    state.upgrading = { status: 'error', caipNetworkId, error: ref(error) }
  }
}
