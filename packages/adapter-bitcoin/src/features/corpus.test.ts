import type { RequestAction, RequestLevel } from '@cleat/core/adapter'
import { bitcoin } from '@cleat/core/networks'
import { judgeRequest } from '@cleat/testing/policy'
import { base64, hex } from '@scure/base'
import { OP, p2pkh, p2tr, p2wpkh, p2wsh, Script, Transaction } from '@scure/btc-signer'
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils.js'
import { expect, test } from 'vitest'
import { BitcoinAdapter } from '../BitcoinAdapter.ts'

const key = (number: number) => pubECDSA(new Uint8Array(32).fill(number))
const schnorr = (number: number) => pubSchnorr(new Uint8Array(32).fill(number))
const mine = p2wpkh(key(1))
const receivers = {
  P2WPKH: p2wpkh(key(2)),
  P2TR: p2tr(schnorr(2)),
  P2PKH: p2pkh(key(2)),
  P2WSH: p2wsh(p2pkh(key(2))),
} as const
const account = mine.address ?? ''
const app = { adapter: new BitcoinAdapter(), networks: [bitcoin] as const, account }

type Asked = { readonly method: string; readonly params: unknown }
type Row = readonly [name: string, Asked, RequestLevel, ...RequestAction[]]
type Output = readonly [script: Uint8Array, amount: bigint]

const paid = (to: string | undefined, amount: bigint): RequestAction => ({
  ...{ kind: 'transfer', token: undefined, amount, to: to ?? '' },
})
const opaque = (reason: 'data' | 'open'): RequestAction => ({ kind: 'opaque', reason })

/** A PSBT that spends coins of the account, to which the rest goes. */
function write(outputs: readonly Output[], sighashType?: number, fee = 1000n): string {
  const transaction = new Transaction({ allowUnknownOutputs: true })
  for (const [index, amount] of [70_000n, 90_000n].entries())
    transaction.addInput({
      ...{ txid: hex.encode(new Uint8Array(32).fill(index + 1)), index },
      witnessUtxo: { script: mine.script, amount },
      ...(sighashType !== undefined && { sighashType }),
    })
  for (const [script, amount] of outputs) transaction.addOutput({ script, amount })
  const paid = outputs.reduce((sum, [, amount]) => sum + amount, fee)
  if (paid < 160_000n) transaction.addOutput({ script: mine.script, amount: 160_000n - paid })
  return base64.encode(transaction.toPSBT())
}

function sign(psbt: string, sighashTypes?: unknown): Asked {
  const signInputs = [0, 1].map((index) => ({
    ...{ index, address: account },
    ...(sighashTypes !== undefined && { sighashTypes }),
  }))
  return { method: 'signPSBT', params: { psbt, signInputs } }
}

const send = (recipient: unknown, amount: unknown): Asked => ({
  ...{ method: 'sendTransfer', params: { account, recipient, amount } },
})
const say = (message: unknown): Asked => ({
  method: 'signMessage',
  params: { address: account, message },
})
const signIn = `harbour.example wants you to sign in with your Bitcoin account:\n${account}`
const { P2WPKH, P2TR } = receivers
const change: Output = [mine.script, 90_000n]
const bob: Output = [P2WPKH.script, 50_000n]
const data = Script.encode([OP.RETURN, new TextEncoder().encode('Harbour')])

const rows: readonly Row[] = [
  ...Object.entries(receivers).flatMap(([name, { address, script }]): readonly Row[] => [
    [`a payment to ${name}`, send(address, '50000'), 'plain', paid(address, 50_000n)],
    [`coins for ${name}`, sign(write([[script, 50_000n]])), 'plain', paid(address, 50_000n)],
    [
      `coins for ${name}, and change`,
      sign(write([[script, 50_000n], change])),
      'plain',
      paid(address, 50_000n),
    ],
  ]),
  ['one satoshi', send(P2TR.address, '1'), 'plain', paid(P2TR.address, 1n)],
  ['a whole coin', send(P2TR.address, 100_000_000n), 'plain', paid(P2TR.address, 100_000_000n)],
  ['nothing', send(P2TR.address, '0'), 'stop', opaque('data')],
  ['less than nothing', send(P2TR.address, '-5'), 'stop', opaque('data')],
  ['an amount that is no number', send(P2TR.address, 'all'), 'stop', opaque('data')],
  ['no receiver', send(undefined, '5'), 'stop', opaque('data')],
  ['change only', sign(write([change])), 'plain'],
  [
    'several receivers',
    sign(write([bob, [P2TR.script, 7000n], change])),
    ...(['plain', paid(P2WPKH.address, 50_000n), paid(P2TR.address, 7000n)] as const),
  ],
  [
    'a fee of a third of the coins',
    sign(write([bob], undefined, 50_000n)),
    'stop',
    paid(P2WPKH.address, 50_000n),
  ],
  ['coins for the account and for miners', sign(write([], undefined, 90_000n)), 'stop'],
  ['a note', sign(write([[data, 0n], change])), 'plain', paid(hex.encode(data), 0n)],
  ...[1, 0].map(
    (type): Row => [
      `a signature over all (${type})`,
      sign(write([bob]), [type]),
      'plain',
      paid(P2WPKH.address, 50_000n),
    ],
  ),
  ...[
    ['NONE', 2],
    ['SINGLE', 3],
    ['ALL and ANYONECANPAY', 0x81],
    ['NONE and ANYONECANPAY', 0x82],
    ['SINGLE and ANYONECANPAY', 0x83],
  ].flatMap(([name, type]): readonly Row[] => [
    [
      `asked to sign ${name}`,
      sign(write([bob]), [type]),
      'stop',
      opaque('open'),
      paid(P2WPKH.address, 50_000n),
    ],
    [
      `${name} in the PSBT`,
      sign(write([bob], Number(type))),
      'stop',
      opaque('open'),
      paid(P2WPKH.address, 50_000n),
    ],
  ]),
  [
    'types that are no list',
    sign(write([bob]), 'ALL'),
    'stop',
    opaque('open'),
    paid(P2WPKH.address, 50_000n),
  ],
  ['no PSBT', sign('cHNidP8='), 'stop', opaque('data')],
  [
    'no inputs to sign',
    { method: 'signPSBT', params: { psbt: write([bob]) } },
    'stop',
    opaque('data'),
  ],
  ...['Hello', 'I accept the terms.', 'Привет 👋', signIn].map(
    (text): Row => [`a text: ${text.slice(0, 10)}`, say(text), 'plain', { kind: 'message', text }],
  ),
  ['no text', say(5), 'stop', opaque('data')],
  ['accounts', { method: 'getAccountAddresses', params: {} }, 'plain'],
]

test.each(rows.map((row) => ({ row })))('default: $row.0', async ({ row }) => {
  const [, request, level, ...actions] = row
  const { request: judged, verdict } = await judgeRequest({ ...app, request })
  expect({ actions: judged.actions, level: judged.level }).toEqual({ actions, level })
  expect(verdict).toBe(level === 'plain' ? 'allow' : 'confirm')
})

test('default: the corpus is large', () => {
  expect(rows.length).toBeGreaterThanOrEqual(30)
})
