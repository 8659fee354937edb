import type { Kit } from '@cleat/core'
import type { AccountMethods } from './instance/accountMethods.ts'
import type { ConnectionMethods } from './instance/connectionMethods.ts'
import type { ModalMethods } from './instance/modalMethods.ts'
import type { NetworkMethods } from './instance/networkMethods.ts'
import type { OptionMethods } from './instance/optionMethods.ts'
import type { StateMethods } from './instance/stateMethods.ts'
import type { ThemeMethods } from './instance/themeMethods.ts'

/** What `createAppKit` returns: the kit, with the verbs that apps use most at hand. */
export type AppKit = Kit &
  ModalMethods &
  ConnectionMethods &
  AccountMethods &
  NetworkMethods &
  ThemeMethods &
  OptionMethods &
  StateMethods
