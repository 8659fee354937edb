import type { Address } from 'viem'
import type { ApprovalAnswer } from '../approval/approver.ts'
import { invalidParams } from '../params/invalidParams.ts'
import { isRecord } from '../params/isRecord.ts'
import { readList } from '../params/readList.ts'
import type { Grants } from '../permissions/createGrants.ts'
import { ProviderRpcError } from '../provider/providerRpcError.ts'
import type { WalletState } from '../state/createWalletState.ts'
import { revokeEarlier } from './permissionMethods.ts'
import type { MethodCall, WalletMethods } from './walletMethod.ts'

export type AccountMethodsParameters = {
  state: WalletState
  accounts: readonly Address[]
  origin: () => string
  /** Permissions in the form of 2024, which the same method ends. @default none */
  grants?: Grants | undefined
}

/** Account access: EIP-1102 requests it, EIP-2255 lists permissions, MIP-2 revokes them. */
export function accountMethods(parameters: AccountMethodsParameters): WalletMethods {
  const { state, accounts, origin, grants } = parameters
  let isAsking = false

  // Real wallets show one unlock or connect window at a time.
  const requestOnce = async (ask: () => Promise<void>) => {
    if (isAsking) {
      throw new ProviderRpcError({
        code: -32002,
        message: 'The wallet is asking for this already: answer there.',
      })
    }
    isAsking = true
    try {
      await state.untilUnlocked()
      await ask()
    } finally {
      isAsking = false
    }
  }
  const connect = async ({ ask }: MethodCall) => {
    const { selected } = state
    const answer = await ask({ kind: 'connect', accounts, selected })
    state.permit(chosenAccounts({ answer, accounts, selected }))
  }
  const permissions = () => {
    if (state.permitted.length === 0) return []
    const caveats = [{ type: 'restrictReturnedAccounts', value: [...state.permitted] }]
    return [{ invoker: origin(), parentCapability: 'eth_accounts', caveats }]
  }

  return {
    eth_accounts: async () => [...state.visible],
    eth_coinbase: async () => state.visible[0] ?? null,
    async eth_requestAccounts(call) {
      if (state.visible.length === 0) {
        await requestOnce(async () => {
          if (state.visible.length === 0) await connect(call)
        })
      }
      return [...state.visible]
    },
    wallet_getPermissions: async () => permissions(),
    async wallet_requestPermissions(call) {
      requireAccountsOnly(call.params)
      await requestOnce(() => connect(call))
      return permissions()
    },
    async wallet_revokePermissions({ params }) {
      if (grants && revokeEarlier(grants, params)) return {}
      requireAccountsOnly(params)
      state.revoke()
      return null
    },
  }
}

function requireAccountsOnly(params: unknown): void {
  const [request] = readList({ params, length: 1 })
  if (!isRecord(request) || Object.keys(request).join() !== 'eth_accounts') {
    throw invalidParams('the only permission is { "eth_accounts": {} }')
  }
}

function chosenAccounts(parameters: {
  answer: ApprovalAnswer
  accounts: readonly Address[]
  selected: readonly Address[]
}): readonly Address[] {
  const { answer, accounts, selected } = parameters
  if (answer.accounts === undefined) return selected
  const chosen = answer.accounts.filter((address) => accounts.includes(address))
  if (chosen.length > 0) return chosen
  throw new ProviderRpcError({ code: 4001, message: 'The user shared no account.' })
}
