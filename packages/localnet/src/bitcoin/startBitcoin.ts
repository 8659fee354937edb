import type { BitcoinRpc } from './createBitcoinRpc.ts'
import { findBitcoind } from './findBitcoind.ts'
import { startBitcoind } from './startBitcoind.ts'
import { startEsplora } from './startEsplora.ts'

export type StartBitcoinParameters = {
  /** The port of the Esplora API. @default a free port */
  port?: number | undefined
  /** How long the node may take to answer, in milliseconds. @default 20000 */
  timeoutMs?: number | undefined
}

export type LocalBitcoin = {
  /** The URL of the Esplora API: `GET /address/…`, `POST /tx` and so on. */
  esploraUrl: string
  /** Calls the node. */
  rpc: BitcoinRpc
  /** Mines blocks with the mempool's transactions. Over HTTP: `POST /regtest/mine?blocks=1`. */
  mine: (parameters?: { blocks?: number | undefined }) => Promise<void>
  /** Pays an address and mines the payment. Over HTTP: `POST /regtest/fund?address=…&sats=…`. */
  fund: (parameters: { address: string; sats: number }) => Promise<{ txid: string }>
  /** Stops the chain. Resolves once the process has exited. Can be called again. */
  stop: () => Promise<void>
  /** Kills the chain without waiting, for exit handlers. */
  kill: () => void
  [Symbol.asyncDispose]: () => Promise<void>
}

/**
 * Starts a Bitcoin node with a regtest chain and an Esplora API on 127.0.0.1. It never outlives
 * this process.
 * @throws `BitcoindUnavailableError` without a node, `LocalnetStartError` if it does not start
 */
export async function startBitcoin(parameters: StartBitcoinParameters = {}): Promise<LocalBitcoin> {
  const { port = 0, timeoutMs = 20_000 } = parameters
  const node = await startBitcoind({ bitcoind: await findBitcoind(), timeoutMs })
  process.on('exit', node.kill)
  try {
    const purse = await createNodeWallet(node.rpc)
    const esplora = await startEsplora({
      port,
      rpc: node.rpc,
      orders: {
        '/regtest/mine': (query) => purse.mine({ blocks: Number(query.get('blocks') ?? 1) }),
        '/regtest/fund': (query) =>
          purse.fund({ address: query.get('address') ?? '', sats: Number(query.get('sats')) }),
      },
    })
    const stop = async () => {
      process.off('exit', node.kill)
      await Promise.all([esplora.stop(), node.stop()])
    }
    const { rpc, kill } = node
    return { esploraUrl: esplora.url, rpc, ...purse, stop, kill, [Symbol.asyncDispose]: stop }
  } catch (error) {
    process.off('exit', node.kill)
    await node.stop()
    throw error
  }
}

type NodeWallet = Pick<LocalBitcoin, 'mine' | 'fund'>

/** The node's own wallet, with a spendable block reward. */
async function createNodeWallet(rpc: BitcoinRpc): Promise<NodeWallet> {
  await rpc('createwallet', ['purse'])
  const reward = await rpc<string>('getnewaddress', ['', 'bech32'])
  const mine = async ({ blocks = 1 }: { blocks?: number | undefined } = {}) => {
    await rpc('generatetoaddress', [blocks, reward])
  }
  await mine({ blocks: maturity + 1 })
  return {
    mine,
    async fund({ address, sats }) {
      const txid = await rpc<string>('sendtoaddress', [address, (sats / 1e8).toFixed(8)])
      await requireTaken(rpc, txid)
      await mine()
      return { txid }
    },
  }
}

/** The wallet keeps a transaction that its node refuses, and reports no error. */
async function requireTaken(rpc: BitcoinRpc, txid: string): Promise<void> {
  const isWaiting = await rpc('getmempoolentry', [txid]).then(
    () => true,
    () => false,
  )
  if (isWaiting) return
  const { confirmations, hex } = await rpc<KeptTransaction>('gettransaction', [txid])
  // Another caller mined it meanwhile.
  if (confirmations > 0) return
  const verdicts = await rpc<readonly unknown[]>('testmempoolaccept', [[hex]])
  throw new Error(`The node did not take the payment: ${JSON.stringify(verdicts)}`)
}

type KeptTransaction = { confirmations: number; hex: string }

/** The number of confirmations after which a block reward is spendable. */
const maturity = 100
