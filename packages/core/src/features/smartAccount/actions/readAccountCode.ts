import { ref } from 'valtio/vanilla'
import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { CaipNetwork } from '../../../base/caip/network.ts'
import { toCleatError } from '../../../base/errors/toCleatError.ts'
import { accountCodeKey } from '../../../runtime/queries/accountCodeKey.ts'
import { type CodeAccount, getAccount } from '../state/getAccount.ts'
import type { SmartAccountContext } from '../state/smartAccountContext.ts'

/** Reads what the account runs on networks. Never rejects. */
export async function readAccountCode(
  context: SmartAccountContext,
  { networks: ids }: { networks?: readonly CaipNetworkId[] | undefined } = {},
): Promise<void> {
  const { kit, internal } = context
  const account = getAccount(kit)
  if (!account) return
  const { epoch } = internal
  const wanted = account.networks.filter(
    ({ caipNetworkId }) => ids?.includes(caipNetworkId) ?? true,
  )
  await Promise.all([
    readAddresses(context, { account, epoch }),
    ...wanted.map((network) => readOne(context, { account, network, epoch })),
  ])
  if (epoch === internal.epoch && account.auth) noteSupport(context, account)
}

async function readAddresses(
  { state, internal }: SmartAccountContext,
  { account, epoch }: { account: CodeAccount; epoch: number },
): Promise<void> {
  const { auth, namespace } = account
  const found = await auth?.readAddresses?.({ namespace }).catch(() => undefined)
  if (epoch === internal.epoch) state.addresses = found
}

async function readOne(
  { kit, state, internal }: SmartAccountContext,
  given: { account: CodeAccount; network: CaipNetwork; epoch: number },
): Promise<void> {
  const { account, network, epoch } = given
  const { caipNetworkId } = network
  // What is shown stays until there is news.
  if (state.accounts[caipNetworkId]?.status !== 'success')
    state.accounts[caipNetworkId] = { status: 'pending' }
  const { address, auth, readCode } = account
  const found = await Promise.all([
    readCode({ address, network }),
    auth?.readSupport({ network }),
  ]).then(
    ([code, support]) => ({ status: 'success', code, support }) as const,
    (error: unknown) => {
      const facts = { context: { network: network.name } }
      const known = toCleatError(error, 'NETWORK_RPC_FAILED', facts)
      return { status: 'error', error: ref(known) } as const
    },
  )
  if (epoch !== internal.epoch) return
  state.accounts[caipNetworkId] = found
  // Others that read it hear of it there.
  if (found.status === 'success')
    kit.queryClient.setQueryData(accountCodeKey(kit, caipNetworkId, address), found.code)
}

/** The networks where the account can be a smart one, for the network's state (spec §3). */
function noteSupport({ kit, state }: SmartAccountContext, { namespace, networks }: CodeAccount) {
  const smartAccountEnabledNetworks = networks.flatMap(({ caipNetworkId }) => {
    const known = state.accounts[caipNetworkId]
    return known?.status === 'success' && known.support === 'supported' ? [caipNetworkId] : []
  })
  kit.controllers.network.setApproved(namespace, { smartAccountEnabledNetworks })
}
