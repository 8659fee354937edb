/** The used fields of a node's script. */
export type NodeScript = { hex: string; type: string; address?: string }

export type NodeOutput = { value: number; n: number; scriptPubKey: NodeScript }

export type NodeInput = {
  coinbase?: string
  txid?: string
  vout?: number
  scriptSig?: { hex: string }
  txinwitness?: string[]
  sequence: number
}

/** `getrawtransaction` and the transactions of `getblock`, decoded. */
export type NodeTransaction = {
  txid: string
  version: number
  locktime: number
  size: number
  weight: number
  hex: string
  vin: NodeInput[]
  vout: NodeOutput[]
}

/** `getblock` with its transactions decoded. */
export type NodeBlock = {
  hash: string
  height: number
  version: number
  time: number
  mediantime: number
  nonce: number
  bits: string
  difficulty: number
  merkleroot: string
  previousblockhash?: string
  size: number
  weight: number
  tx: NodeTransaction[]
}
