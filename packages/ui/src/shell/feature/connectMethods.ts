import type { Kit, Namespace } from '@cleat/core'
import type { ReactNode } from 'react'
import type { ViewLoader } from '../../components/LoadedView/createViewLoader.ts'

/** Ways to connect beside the wallets of the first view, which this puts in order. */
export type ConnectMethods = {
  readonly view: ViewLoader<ConnectMethodsProps>
  /** Whether there may be any. Their code loads only then. */
  readonly isOffered: (kit: Kit) => boolean | undefined
}

export type ConnectMethodsProps = {
  readonly namespace: Namespace | undefined
  /** Whether the visitor has a wallet in this browser. */
  readonly hasWallet: boolean
  /** Explains why none can be chosen yet. */
  readonly refuse: (() => void) | undefined
  /** Whether there is no wallet to choose, which the children say. */
  readonly isEmpty: boolean
  /** The wallets. Absent where the app offers none. */
  readonly children?: ReactNode
}
