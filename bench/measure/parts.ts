import type budgets from '../budgets.json'
import type { Bench, Findings } from './bench.ts'
import { measureAttack, measureAttackBrief } from './measureAttack.ts'
import { measureJudge } from './measureJudge.ts'
import { measureLeak, measureLeakLong } from './measureLeak.ts'
import { measureList } from './measureList.ts'
import { measureLoad } from './measureLoad.ts'
import { measureMoney } from './measureMoney.ts'
import { measureMotion } from './measureMotion.ts'
import { measureOpen } from './measureOpen.ts'
import { measureRelay, measureRelayBrief } from './measureRelay.ts'
import { measureRequests } from './measureRequests.ts'
import { measureSecure } from './measureSecure.ts'
import { measureServer, measureServerBrief } from './measureServer.ts'
import { measureSignIn, measureSignInBrief } from './measureSignIn.ts'
import { measureSize } from './measureSize.ts'
import { measureSwap } from './measureSwap.ts'
import { measureViews } from './measureViews.ts'
import { measureWallet } from './measureWallet.ts'
import { measureWalletServer, measureWalletServerBrief } from './measureWalletServer.ts'

type Budgets = typeof budgets

export type PartName = keyof Budgets

export type ServerPartName =
  | 'money'
  | 'secure'
  | 'relayBrief'
  | 'relay'
  | 'serverBrief'
  | 'server'
  | 'signInBrief'
  | 'signIn'
  | 'walletServerBrief'
  | 'walletServer'
  | 'attackBrief'
  | 'attack'

export type PagePartName = Exclude<PartName, ServerPartName>

/** Parts that measure pages, in this order. */
export const pageParts: {
  readonly [name in PagePartName]: (bench: Bench) => Promise<Findings<Budgets[name]>>
} = {
  size: measureSize,
  views: measureViews,
  load: measureLoad,
  open: measureOpen,
  motion: measureMotion,
  swap: measureSwap,
  judge: measureJudge,
  list: measureList,
  leak: measureLeak,
  leakLong: measureLeakLong,
  requests: measureRequests,
  wallet: measureWallet,
}

/** Parts that measure services and calculations, without an app or browser. They run afterwards. */
export const serverParts: {
  readonly [name in ServerPartName]: (
    options: measureRelay.Parameters,
  ) => Promise<Findings<Budgets[name]>>
} = {
  money: async () => measureMoney(),
  secure: () => measureSecure(),
  relayBrief: () => measureRelayBrief(),
  relay: measureRelay,
  serverBrief: () => measureServerBrief(),
  server: () => measureServer(),
  signInBrief: () => measureSignInBrief(),
  signIn: () => measureSignIn(),
  walletServerBrief: () => measureWalletServerBrief(),
  walletServer: () => measureWalletServer(),
  attackBrief: () => measureAttackBrief(),
  attack: () => measureAttack(),
}

export const partNames = [...Object.keys(pageParts), ...Object.keys(serverParts)] as PartName[]

/** Slow parts that run only by name. Each has a quick form among the others. */
export const longParts: readonly PartName[] = [
  'leakLong',
  'wallet',
  'money',
  'relay',
  'server',
  'signIn',
  'walletServer',
  'attack',
]

/** Other load on the machine distorts these. All other parts measure beside it. */
export const quietParts: readonly PartName[] = [
  'load',
  'open',
  'swap',
  'judge',
  'leak',
  'attackBrief',
]

export function isPagePart(name: PartName): name is PagePartName {
  return name in pageParts
}
