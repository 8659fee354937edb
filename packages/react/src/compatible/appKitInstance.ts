import type { AccountMethods } from '../instance/accountMethods.ts'
import type { AdapterMethods } from '../instance/adapterMethods.ts'
import type { ConnectionMethods } from '../instance/connectionMethods.ts'
import type { DataMethods } from '../instance/dataMethods.ts'
import type { ModalMethods } from '../instance/modalMethods.ts'
import type { MultiWalletMethods } from '../instance/multiWalletMethods.ts'
import type { NetworkMethods } from '../instance/networkMethods.ts'
import type { OptionMethods } from '../instance/optionMethods.ts'
import type { StateMethods } from '../instance/stateMethods.ts'
import type { ThemeMethods } from '../instance/themeMethods.ts'
import type { AppKit } from '../kit/appKit.ts'

/**
 * The kit that `createAppKit` of `@cleat/react/appkit` returns: AppKit's methods on Cleat's kit.
 */
export type AppKitInstance = Omit<AppKit, 'open' | 'switchNetwork'> &
  ModalMethods &
  AdapterMethods &
  ConnectionMethods &
  MultiWalletMethods &
  AccountMethods &
  DataMethods &
  NetworkMethods &
  ThemeMethods &
  OptionMethods &
  StateMethods
