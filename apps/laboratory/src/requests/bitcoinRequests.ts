import { base64, hex } from '@scure/base'
import { Address, OP, OutScript, Script, Transaction } from '@scure/btc-signer'
import type { RequestGroup, RequestKind } from './requestKind.ts'

/** As on regtest. */
const network = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }
const stranger = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const note = Script.encode([OP.RETURN, new TextEncoder().encode('Hello from Cleat')])

type Output = readonly [script: Uint8Array, amount: bigint]

const toScript = (address: string) => OutScript.encode(Address(network).decode(address))
const payment: Output = [toScript(stranger), 50_000n]

/** One of each kind that is read, on Bitcoin. */
export const bitcoinRequests: readonly RequestGroup[] = [
  {
    title: 'Payments',
    kinds: [
      {
        ...{ title: 'Pay', method: 'sendTransfer' },
        getParams: ({ account }) => ({ account, recipient: stranger, amount: '50000' }),
      },
      signing('Sign a payment', [payment]),
      signing('Sign a payment with a note', [payment, [note, 0n]]),
      signing('Sign nothing but change', []),
    ],
  },
  {
    title: 'Open signatures',
    kinds: [
      signing('Whatever is paid', [payment], 2),
      signing('One output alone', [payment], 3),
      signing('With whatever else is spent', [payment], 0x81),
    ],
  },
  {
    title: 'Signatures',
    kinds: [
      {
        ...{ title: 'Sign a text', method: 'signMessage' },
        getParams: ({ account }) => ({ message: 'Hello from Cleat', address: account }),
      },
      {
        ...{ title: 'Something unreadable', method: 'signPSBT' },
        getParams: ({ account }) => ({
          psbt: 'cHNidP8=',
          signInputs: [{ index: 0, address: account }],
        }),
      },
    ],
  },
]

/** A PSBT that spends coins of the account, and gives back what is left but for a fee. */
function signing(title: string, outputs: readonly Output[], sighash?: number): RequestKind {
  return {
    ...{ title, method: 'signPSBT' },
    getParams({ account }) {
      const mine = toScript(account)
      const transaction = new Transaction({ allowUnknownOutputs: true })
      transaction.addInput({
        ...{ txid: hex.encode(new Uint8Array(32).fill(1)), index: 0 },
        witnessUtxo: { script: mine, amount: 160_000n },
        ...(sighash !== undefined && { sighashType: sighash }),
      })
      const change: Output = [mine, 159_000n - outputs.reduce((sum, [, one]) => sum + one, 0n)]
      for (const [script, amount] of [...outputs, change]) transaction.addOutput({ script, amount })
      const input = { index: 0, address: account }
      return {
        psbt: base64.encode(transaction.toPSBT()),
        signInputs: [sighash === undefined ? input : { ...input, sighashTypes: [sighash] }],
      }
    },
  }
}
