/** The confirmation status of a transaction, in Esplora's format. */
export type EsploraStatus =
  | { confirmed: true; block_height: number; block_hash: string; block_time: number }
  | { confirmed: false }

export type EsploraOutput = {
  scriptpubkey: string
  scriptpubkey_type: string
  scriptpubkey_address?: string
  /** In satoshis. */
  value: number
}

export type EsploraInput = {
  txid: string
  vout: number
  prevout: EsploraOutput | null
  scriptsig: string
  witness?: string[]
  is_coinbase: boolean
  sequence: number
}

export type EsploraTransaction = {
  txid: string
  version: number
  locktime: number
  vin: EsploraInput[]
  vout: EsploraOutput[]
  size: number
  weight: number
  fee: number
  status: EsploraStatus
}

export type EsploraBlock = {
  id: string
  height: number
  version: number
  timestamp: number
  mediantime: number
  tx_count: number
  size: number
  weight: number
  merkle_root: string
  previousblockhash: string | null
  nonce: number
  bits: number
  difficulty: number
}

export type EsploraStats = {
  funded_txo_count: number
  funded_txo_sum: number
  spent_txo_count: number
  spent_txo_sum: number
  tx_count: number
}
