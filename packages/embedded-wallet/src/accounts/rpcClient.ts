import type { Client, Transport } from 'viem'

/** Asks one service by JSON-RPC. Its actions are imported one by one: a page loads no others. */
export type RpcClient = Client<Transport, undefined, undefined>
