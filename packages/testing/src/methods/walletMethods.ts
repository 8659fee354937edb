import type { Address } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { WalletAccount } from '../accounts/walletAccount.ts'
import type { Grants } from '../permissions/createGrants.ts'
import type { WalletBatches } from '../provider/walletBatches.ts'
import { type Bundles, createBundles } from '../state/createBundles.ts'
import type { Queued } from '../state/createQueue.ts'
import type { WalletState } from '../state/createWalletState.ts'
import { accountMethods } from './accountMethods.ts'
import { assetMethods } from './assetMethods.ts'
import { batchMethods } from './batchMethods.ts'
import { chainMethods } from './chainMethods.ts'
import { permissionMethods, type WalletPermissions } from './permissionMethods.ts'
import { rpc } from './rpc.ts'
import { sendTransaction } from './sendTransaction.ts'
import { signInMethods } from './signInMethods.ts'
import { signMethods } from './signMethods.ts'
import { signTransaction } from './signTransaction.ts'
import type { WalletMethods as Methods } from './walletMethod.ts'

export type WalletMethodsParameters = {
  state: WalletState
  accounts: readonly Address[]
  account: (address: Address) => PrivateKeyAccount
  /** What the wallet's accounts are. @default those of its keys */
  kind?: WalletAccount | undefined
  /** All keys of the wallet. */
  keys?: readonly PrivateKeyAccount[] | undefined
  origin: () => string
  queued: Queued
  /** Whether the wallet connects and signs in with one prompt. @default false */
  hasSignIn?: boolean | undefined
  /** Without it, the wallet has no batches. */
  batches?: WalletBatches | undefined
  /** @default those of these methods */
  bundles?: Bundles | undefined
  /** Without it, the wallet grants no permissions. */
  permissions?: { readonly form: WalletPermissions; readonly grants: Grants } | undefined
}

/** The methods that the wallet answers itself. Other reads go to the node. */
export function walletMethods(parameters: WalletMethodsParameters): Methods {
  const {
    state,
    accounts,
    account,
    origin,
    queued,
    batches,
    bundles = createBundles(),
    kind = { kind: 'eoa' },
    keys = [],
  } = parameters
  const { form = 'none', grants } = parameters.permissions ?? {}
  const batch =
    batches &&
    batchMethods({
      ...{ state, account, bundles, queued },
      ...{ ...batches, contract: batches.contract },
    })
  return {
    ...accountMethods({ state, accounts, origin, grants: form === '2024' ? grants : undefined }),
    ...chainMethods({ state, rpc }),
    ...signMethods({ state, account }),
    ...(parameters.hasSignIn && signInMethods({ state, account, origin })),
    ...assetMethods(),
    eth_sendTransaction: sendTransaction({ state, account, kind, keys, queued }),
    eth_signTransaction: signTransaction({ state, account }),
    ...batch,
    ...(grants && form !== 'none' && permissionMethods({ state, grants, form, batch })),
  }
}
