import type { BitcoinRpc } from './createBitcoinRpc.ts'
import type { EsploraBlock, EsploraTransaction } from './esploraAnswers.ts'
import type { NodeBlock, NodeTransaction } from './nodeAnswers.ts'
import { toEsploraBlock, toEsploraTransaction } from './toEsplora.ts'

/** A transaction with its bytes. */
export type KnownTransaction = EsploraTransaction & { hex: string }

export type KnownBlock = EsploraBlock & { transactions: readonly KnownTransaction[] }

/** The chain and the mempool at one moment. */
export type ChainView = {
  /** By height. */
  blocks: readonly KnownBlock[]
  mempool: readonly KnownTransaction[]
  transactions: ReadonlyMap<string, KnownTransaction>
}

/**
 * Indexes the chain by transaction, because a node cannot be queried by address. Every read syncs
 * with the node first: it drops reorganized blocks and reads new ones.
 */
export function followChain({ rpc }: { rpc: BitcoinRpc }): () => Promise<ChainView> {
  const blocks: KnownBlock[] = []
  const transactions = new Map<string, KnownTransaction>()
  let mempool: KnownTransaction[] = []
  let turn: Promise<unknown> = Promise.resolve()

  const add = (transaction: NodeTransaction, block: NodeBlock | undefined) => {
    const known = {
      ...toEsploraTransaction({
        transaction,
        status: block ? confirmedIn(block) : { confirmed: false },
        findOutput: (txid, vout) => transactions.get(txid)?.vout[vout],
      }),
      hex: transaction.hex,
    }
    transactions.set(known.txid, known)
    return known
  }

  const isOutdated = async (block: KnownBlock | undefined) =>
    block !== undefined && (await hashAt(rpc, block.height)) !== block.id

  const readBlocks = async () => {
    while (await isOutdated(blocks.at(-1))) forget(blocks.pop()?.transactions)
    const height = await rpc<number>('getblockcount')
    while (blocks.length <= height) {
      const hash = await rpc<string>('getblockhash', [blocks.length])
      const block = await rpc<NodeBlock>('getblock', [hash, 2])
      blocks.push({
        ...toEsploraBlock(block),
        transactions: block.tx.map((transaction) => add(transaction, block)),
      })
    }
  }

  const readMempool = async () => {
    const ids = await rpc<string[]>('getrawmempool')
    // An ancestor must be known before its descendants.
    const pending = new Set(ids)
    const added: KnownTransaction[] = []
    const visit = async (id: string): Promise<void> => {
      if (!pending.delete(id)) return
      const transaction = await rpc<NodeTransaction>('getrawtransaction', [id, true])
      for (const { txid } of transaction.vin) if (txid) await visit(txid)
      added.unshift(add(transaction, undefined))
    }
    for (const id of ids) await visit(id)
    mempool = added
  }

  const forget = (gone: readonly KnownTransaction[] | undefined) => {
    for (const { txid } of gone ?? []) transactions.delete(txid)
  }

  const read = async (): Promise<ChainView> => {
    do {
      forget(mempool)
      await readBlocks()
      await readMempool()
      // A transaction that was mined during the read would be missing, so read again.
    } while ((await rpc<string>('getbestblockhash')) !== blocks.at(-1)?.id)
    return { blocks: [...blocks], mempool, transactions: new Map(transactions) }
  }

  return () => {
    const next = turn.then(read)
    turn = next.catch(() => undefined)
    return next
  }
}

function confirmedIn({ height, hash, time }: NodeBlock) {
  return { confirmed: true, block_height: height, block_hash: hash, block_time: time } as const
}

/** `undefined` where the chain is shorter now. */
async function hashAt(rpc: BitcoinRpc, height: number): Promise<string | undefined> {
  return height <= (await rpc<number>('getblockcount'))
    ? rpc<string>('getblockhash', [height])
    : undefined
}
