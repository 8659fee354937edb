import type { RequestArguments } from '../wallet/devWalletProvider.ts'

/** What a page sends to the test process. */
export type PageMessage = { type: 'hello' } | { type: 'request'; request: RequestArguments }

/** A value on its way to the page. Errors travel in parts: a bridge of plain data has no classes. */
export type BridgeValue =
  | { kind: 'value'; value: unknown }
  | { kind: 'error'; name: string; message: string; code?: unknown; data?: unknown }

export type BridgeReply = { isOk: boolean; result: BridgeValue }
