/** An error by which a wallet or node answers a request to send. */
export type SendError = {
  readonly client: string
  readonly code: number
  readonly message: string
  /** `unknown` wherever the transaction, or an earlier one of the same payment, may be sent. */
  readonly outcome: 'sent' | 'not-sent' | 'unknown'
  /** Where the error is documented or was reported. */
  readonly source: string
}

const eip1193 = 'EIP-1193, provider errors'
const eip1474 = 'EIP-1474, error codes'
const geth = 'go-ethereum, package documentation of core and core/txpool'
const nethermind = 'NethermindEth/nethermind, TxPoolErrorMessages'
const besu = 'hyperledger/besu, pull request 4602'

const of = (client: string, source: string, outcome: SendError['outcome']) => {
  return (code: number, message: string): SendError => ({ client, code, message, outcome, source })
}

/** The errors of wallets and nodes of eip155, with what each says about the transaction. */
export const sendErrors: readonly SendError[] = [
  ...[of('any wallet', eip1193, 'not-sent')].flatMap((row) => [
    row(4001, 'User rejected the request.'),
    row(4100, 'The requested account has not been authorized by the user.'),
    row(4200, 'The requested method is not supported by this provider.'),
  ]),
  ...[of('any wallet', eip1193, 'unknown')].flatMap((row) => [
    row(4900, 'The provider is disconnected from all chains.'),
    row(4901, 'The provider is disconnected from the specified chain.'),
  ]),
  ...[of('any wallet or node', eip1474, 'not-sent')].flatMap((row) => [
    row(-32601, 'Method not found'),
    row(-32003, 'Transaction rejected'),
    row(-32003, 'Transaction creation failed'),
  ]),
  ...[of('any wallet or node', eip1474, 'unknown')].flatMap((row) => [
    row(-32000, 'Invalid input'),
    row(-32001, 'Resource not found'),
    row(-32002, 'Resource unavailable'),
    row(-32005, 'Limit exceeded'),
    row(-32603, 'Internal error'),
    row(-32700, 'Parse error'),
  ]),

  ...[of('geth', geth, 'sent')].flatMap((row) => [row(-32000, 'already known')]),
  of(
    'geth',
    'Nethereum/Nethereum, issue 336',
    'sent',
  )(-32000, 'known transaction: 608f9e3b4bb0a4fd63a8162b5cbee34c723093797b462c2a2f953dc251713d54'),
  ...[of('geth', geth, 'unknown')].flatMap((row) => [
    row(-32000, 'nonce too low'),
    row(-32000, 'nonce too low: address 0xd8dA…, tx: 5 state: 6'),
    row(-32000, 'nonce too high'),
    row(-32000, 'replacement transaction underpriced'),
    row(-32000, 'transaction underpriced'),
    row(-32000, 'future transaction tries to replace pending'),
    row(-32000, 'txpool is full'),
    row(
      -32000,
      'insufficient funds for gas * price + value: balance 9, queued cost 5, tx cost 5, overshot 1',
    ),
  ]),
  ...[of('geth', geth, 'not-sent')].flatMap((row) => [
    row(-32000, 'insufficient funds for gas * price + value'),
    row(-32000, 'intrinsic gas too low'),
    row(-32000, 'exceeds block gas limit'),
    row(-32000, 'gas required exceeds allowance (21000)'),
    row(-32000, 'max fee per gas less than block base fee'),
    row(3, 'execution reverted: closed'),
  ]),

  of('Erigon', 'erigontech/erigon, txpool discard reasons', 'sent')(-32000, 'already known'),
  ...[of('Erigon', 'erigontech/erigon, txpool discard reasons', 'unknown')].flatMap((row) => [
    row(-32000, 'nonce too low'),
    row(-32000, 'underpriced'),
    row(-32000, 'replacement transaction underpriced'),
  ]),

  of('Nethermind', nethermind, 'sent')(-32010, 'already known'),
  of('Nethermind', 'NethermindEth/nethermind, issue 4148', 'sent')(-32010, 'AlreadyKnown'),
  // The pool may hold the transaction even so.
  of('Nethermind', 'NethermindEth/nethermind, issue 4148', 'unknown')(-32010, 'FeeTooLow'),
  ...[of('Nethermind', nethermind, 'unknown')].flatMap((row) => [
    row(-32010, 'transaction underpriced'),
    row(-32010, 'replacement transaction underpriced'),
    row(-32010, 'nonce too low'),
    row(-32010, 'nonce too high'),
    row(-32010, 'OldNonce'),
    row(-32010, 'nonce too far in future'),
    row(-32010, 'pending transaction type conflict'),
  ]),
  of('Nethermind', nethermind, 'not-sent')(-32010, 'gas limit reached'),

  of('Besu', 'ethers-io/ethers.js, issue 1183', 'sent')(-32000, 'Known transaction'),
  of('Besu', besu, 'unknown')(-32001, 'Nonce too low'),
  of('Besu', besu, 'not-sent')(-32003, 'Intrinsic gas exceeds gas limit'),
  // Another payment of the account may have used what it had.
  of('Besu', besu, 'unknown')(-32004, 'Upfront cost exceeds account balance'),

  of('Reth', 'paradigmxyz/reth, transaction-pool errors', 'sent')(-32000, 'already known'),
  ...[of('Reth', 'paradigmxyz/reth, transaction-pool errors', 'unknown')].flatMap((row) => [
    row(-32000, 'nonce too low'),
    row(-32000, 'nonce too low: next nonce 6, tx nonce 5'),
    row(-32000, 'replacement transaction underpriced'),
    row(-32003, 'nonce too low'),
    row(-32003, 'replacement transaction underpriced'),
  ]),

  of(
    'OpenEthereum',
    'openethereum, JSON-RPC helper errors',
    'sent',
  )(-32010, 'Transaction with the same hash was already imported.'),
  of(
    'Alchemy, Infura',
    'ethers-io/ethers.js, discussion 2845',
    'unknown',
  )(-32000, 'nonce is too low'),

  // Wallets repeat what their node says, with another code.
  of(
    'MetaMask',
    'docs.metamask.io, JSON-RPC errors',
    'unknown',
  )(
    -32603,
    '[ethjs-query] while formatting outputs from RPC \'{"value":{"code":-32000,"message":"nonce too low"}}\'',
  ),
  of(
    'MetaMask',
    'docs.metamask.io, JSON-RPC errors',
    'sent',
  )(
    -32603,
    '[ethjs-query] while formatting outputs from RPC \'{"value":{"code":-32000,"message":"already known"}}\'',
  ),
  of(
    'Rabby',
    'its node is one of the above',
    'unknown',
  )(-32603, 'replacement transaction underpriced'),
  of(
    'Ledger',
    'reported by wallets; the text is not told apart, so the default holds',
    'unknown',
  )(-32603, 'Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)'),
]
