import type { SendError } from './sendErrors.ts'

/** An error of a wallet or node of another chain, and the adapter that reads it. */
export type ChainSendError = SendError & {
  readonly chain: 'solana' | 'bitcoin' | 'polkadot'
  /** The name of a transaction's error, as Solana's nodes have it in `data.err`. */
  readonly err?: unknown
}

const agave =
  'anza-xyz/agave, rpc-client-api/src/custom_error.rs (before: solana-labs/solana, client/src/rpc_custom_error.rs)'
const solanaErrors =
  'solana.com, TransactionError; solana-labs/solana, sdk/src/transaction/error.rs'
const phantom = 'https://docs.phantom.com/solana/errors'
const core = 'bitcoin/bitcoin, src/rpc/protocol.h'
const accept = 'bitcoin/bitcoin, test/functional/mempool_accept.py'
const esplora = 'Blockstream/electrs: HTTP 400 with "sendrawtransaction RPC error: {…}"'
const pool = 'paritytech/substrate, client/rpc-api/src/author/error.rs'
const ledger = 'LedgerHQ/ledger-live, libs/ledgerjs/packages/errors/src/index.ts'

const of =
  (chain: ChainSendError['chain'], client: string, source: string, outcome: SendError['outcome']) =>
  (code: number, message: string, err?: unknown): ChainSendError => ({
    ...{ chain, client, code, message, outcome, source },
    ...(err !== undefined && { err }),
  })

const failed = (words: string) => `Transaction simulation failed: ${words}`

/**
 * The errors of wallets and nodes of Solana, Bitcoin and Polkadot, with what each says about the
 * transaction. Whatever is not here is unknown.
 */
export const chainSendErrors: readonly ChainSendError[] = [
  ...[of('solana', 'Agave', solanaErrors, 'not-sent')].flatMap((row) => [
    row(-32002, failed('Error processing Instruction 0: custom program error: 0x1'), {
      InstructionError: [0, { Custom: 1 }],
    }),
    row(
      -32002,
      failed('Attempt to debit an account but found no record of a prior credit.'),
      'AccountNotFound',
    ),
    row(-32002, failed('Insufficient funds for fee'), 'InsufficientFundsForFee'),
    row(-32002, failed('Transaction results in an account (1) with insufficient funds for rent'), {
      InsufficientFundsForRent: { account_index: 1 },
    }),
  ]),
  // After a wallet sends it again, the first copy may be the reason.
  of(
    'solana',
    'Agave',
    solanaErrors,
    'unknown',
  )(-32002, failed('Blockhash not found'), 'BlockhashNotFound'),
  of(
    'solana',
    'Agave',
    solanaErrors,
    'sent',
  )(-32002, failed('This transaction has already been processed'), 'AlreadyProcessed'),
  ...[of('solana', 'Agave', agave, 'not-sent')].flatMap((row) => [
    row(-32003, 'Transaction signature verification failure'),
    row(-32602, 'invalid transaction: Transaction failed to sanitize accounts offsets correctly'),
  ]),
  ...[of('solana', 'Agave', agave, 'unknown')].flatMap((row) => [
    row(-32004, 'Block not available for slot 5'),
    row(-32005, 'Node is behind by 150 slots'),
    row(-32005, 'Node is unhealthy'),
    row(-32006, 'Transaction precompile verification failure InvalidAccountIndex'),
    row(-32007, 'Slot 5 was skipped, or missing due to ledger jump to recent snapshot'),
    row(-32008, 'No snapshot'),
    row(-32009, 'Slot 5 was skipped, or missing in long-term storage'),
    row(-32010, 'x excluded from account secondary indexes; this RPC method unavailable for key'),
    row(-32011, 'Transaction history is not available from this node'),
    row(-32012, 'scan aborted'),
    row(-32013, 'Transaction signature length mismatch'),
    row(-32014, 'Block status not yet available for slot 5'),
    row(-32015, 'Transaction version (0) is not supported by the requesting client.'),
    row(-32016, 'Minimum context slot has not been reached'),
    row(-32603, 'Internal error'),
    row(-32429, 'Too many requests'),
  ]),

  ...[of('solana', 'Phantom', phantom, 'not-sent')].flatMap((row) => [
    row(4001, 'The user rejected the request through Phantom.'),
    row(4100, 'The requested method and/or account has not been authorized by the user.'),
    row(-32601, 'Phantom does not recognize the method.'),
  ]),
  ...[of('solana', 'Phantom', phantom, 'unknown')].flatMap((row) => [
    row(4900, 'Phantom could not connect to the network.'),
    row(-32000, 'Missing or invalid parameters.'),
    row(-32002, 'Requested resource not available'),
    row(-32003, 'Phantom does not recognize a valid transaction.'),
    row(-32603, 'Something went wrong within Phantom.'),
  ]),
  ...[of('solana', 'Ledger', ledger, 'unknown')].flatMap((row) => [
    row(0x6985, 'Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)'),
    row(0x5515, 'Ledger device: Locked device (0x5515)'),
    row(0x6a80, 'Ledger device: Invalid data received (0x6a80)'),
  ]),

  ...[of('bitcoin', 'Bitcoin Core', accept, 'sent')].flatMap((row) => [
    row(-26, 'txn-already-in-mempool'),
    row(-26, 'txn-already-known'),
    row(-26, 'txn-same-nonwitness-data-in-mempool'),
  ]),
  ...[of('bitcoin', 'Bitcoin Core', core, 'sent')].flatMap((row) => [
    row(-27, 'Transaction outputs already in utxo set'),
    row(-27, 'Transaction already in block chain'),
  ]),
  ...[of('bitcoin', 'Bitcoin Core', accept, 'unknown')].flatMap((row) => [
    row(-25, 'bad-txns-inputs-missingorspent'),
    row(-25, 'Missing inputs'),
    row(-25, 'TX rejected for a reason that is new'),
    row(-26, 'bad-txns-inputs-missingorspent'),
    row(-26, 'txn-mempool-conflict'),
    row(-26, 'insufficient fee, rejecting replacement 5e; new feerate 1 <= 2'),
    row(-26, 'bad-txns-spends-conflicting-tx'),
  ]),
  ...[of('bitcoin', 'Bitcoin Core', accept, 'not-sent')].flatMap((row) => [
    row(-25, 'Fee exceeds maximum configured by user (e.g. -maxtxfee, maxfeerate)'),
    row(-25, 'bad-txns-in-belowout'),
    row(-26, 'min relay fee not met, 100 < 110'),
    row(-26, 'mempool min fee not met, 100 < 110'),
    row(-26, 'dust'),
    row(-26, 'scriptpubkey'),
    row(-26, 'non-final'),
    row(-26, 'non-BIP68-final'),
    row(-26, 'too-long-mempool-chain'),
    row(-26, 'tx-size'),
    row(-26, 'mandatory-script-verify-flag-failed (OP_RETURN was encountered)'),
    row(-26, 'non-mandatory-script-verify-flag (Witness program hash mismatch)'),
  ]),
  ...[of('bitcoin', 'Bitcoin Core', core, 'unknown')].flatMap((row) => [
    row(-22, 'TX decode failed'),
    row(-28, 'Loading block index…'),
    row(-32603, 'Internal error'),
  ]),
  of(
    'bitcoin',
    'Esplora',
    esplora,
    'not-sent',
  )(400, 'sendrawtransaction RPC error: {"code":-26,"message":"min relay fee not met, 1 < 110"}'),
  ...[of('bitcoin', 'Esplora', esplora, 'unknown')].flatMap((row) => [
    row(
      400,
      'sendrawtransaction RPC error: {"code":-25,"message":"bad-txns-inputs-missingorspent"}',
    ),
    row(400, 'sendrawtransaction RPC error: {"code":-26,"message":"txn-mempool-conflict"}'),
    row(502, 'Bad Gateway'),
  ]),

  of('polkadot', 'Substrate', pool, 'sent')(1013, 'Transaction Already Imported'),
  ...[of('polkadot', 'Substrate', pool, 'unknown')].flatMap((row) => [
    row(1010, 'Invalid Transaction: Transaction is outdated'),
    row(1010, 'Invalid Transaction: Transaction has an ancient birth block'),
    row(1010, 'Invalid.Stale'),
    row(1010, 'Invalid.AncientBirthBlock'),
    row(1011, 'Unknown Transaction Validity'),
    row(1011, 'Unknown.CannotLookup'),
    row(1012, 'Transaction is temporarily banned'),
    row(1014, 'Priority is too low: (1 vs 2)'),
    row(1015, 'Cycle Detected'),
    row(1016, 'Immediately Dropped'),
  ]),
  ...[of('polkadot', 'Substrate', pool, 'not-sent')].flatMap((row) => [
    row(1010, 'Inability to pay some fees (e.g. account balance too low)'),
    row(1010, 'Invalid.Payment'),
    row(1010, 'Transaction has a bad signature'),
    row(1010, 'Invalid.BadProof'),
    row(1010, 'Transaction would exhaust the block limits'),
  ]),
]
