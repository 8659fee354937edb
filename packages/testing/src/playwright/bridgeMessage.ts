import type { RequestArguments } from '../provider/devWalletProvider.ts'

/** A message from the page to the test process. */
export type PageMessage = { type: 'hello' } | { type: 'request'; request: RequestArguments }

/** A value for the page. Errors are sent as fields, because the bridge has no classes. */
export type BridgeValue =
  | { kind: 'value'; value: unknown }
  | { kind: 'error'; name: string; message: string; code?: unknown; data?: unknown }

export type BridgeReply = { isOk: boolean; result: BridgeValue }
