import type { Approval, ApprovalClaim, CaipNetwork } from '@cleat/core/adapter'
import { toPublicKey } from '../../base/bytes.ts'
import { programs } from '../../base/programs.ts'
import type { ChainAccount } from '../../rpc/chainAccount.ts'
import { fetchAccounts } from '../../rpc/fetchAccounts.ts'
import { findMetadataAccount } from '../../transfers/token/findMetadataAccount.ts'
import { isOnCurve } from '../../transfers/token/isOnCurve.ts'
import { readMint } from '../../transfers/token/readMint.ts'
import { readTokenName } from '../../transfers/token/readTokenName.ts'
import type { Delegation } from './delegation.ts'

/** The largest amount, which wallets and apps give for all that there will ever be. */
const anyAmount = 2n ** 64n - 1n

/**
 * Reads what claims are about from delegations. Leaves out those that are not there.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readApprovals(parameters: {
  network: CaipNetwork
  claims: readonly ApprovalClaim[]
  delegations: readonly Delegation[]
}): Promise<readonly Approval[]> {
  const { network, delegations } = parameters
  const claims = new Map(
    parameters.claims
      .filter(({ kind }) => kind === 'token')
      .map((claim) => [`${claim.token} ${claim.spender}`, claim]),
  )
  const live = [...claims.values()].flatMap((claim) => {
    const own = delegations.filter(
      ({ mint, delegate }) => mint === claim.token && delegate === claim.spender,
    )
    return own.length > 0 ? [{ claim, own }] : []
  })
  const fetch = (addresses: readonly string[]) => fetchAccounts({ network, addresses })
  const mints = live.map(({ claim }) => claim.token)
  const [tokens, names, delegates] = await Promise.all([
    fetch(mints),
    fetch(await Promise.all(mints.map(findMetadataAccount))),
    fetch(live.map(({ claim }) => claim.spender)),
  ])
  return live.map(({ claim, own }, at): Approval => {
    const { token: mint, spender } = claim
    const { decimals = 0, extensions = new Map() } = readMint(tokens[at]) ?? {}
    return {
      ...claim,
      ...toAmounts(own),
      ...readTokenName({ mint, extensions, account: names[at] }),
      decimals,
      spenderName: undefined,
      spenderType: isContract(spender, delegates[at]) ? 'contract' : 'account',
      isExpired: false,
    }
  })
}

/** A delegate of several token accounts may take what each of them allows. */
function toAmounts(own: readonly Delegation[]) {
  const sum = (read: (one: Delegation) => bigint) => own.reduce((all, one) => all + read(one), 0n)
  return {
    amount: sum(({ amount }) => amount),
    isAny: own.some(({ amount }) => amount === anyAmount),
    balance: sum(({ balance }) => balance),
    exposed: sum(toExposed),
  }
}

function toExposed({ amount, balance }: Delegation): bigint {
  if (amount > balance) return balance
  return amount
}

/** Programs act by accounts that they own, or by addresses that no key has. */
function isContract(address: string, account: ChainAccount | undefined): boolean {
  const key = toPublicKey(address)
  const isOwned = account !== undefined && account.owner !== programs.system
  return isOwned || !key || !isOnCurve(key)
}
