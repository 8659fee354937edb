import { bitcoinTest } from '@cleat/localnet/vitest'
import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { expect } from 'vitest'
import { fetchCoins } from './bitcoinChain.ts'
import { deriveBitcoinKeys } from './deriveBitcoinKeys.ts'
import { payBitcoin } from './payBitcoin.ts'
import { signBitcoinPsbt } from './signBitcoinPsbt.ts'

const timeout = 120_000
const seed = 'signBitcoinPsbt'
const regtest = { seed, network: 'regtest', index: 0 } as const
const [native, taproot] = deriveBitcoinKeys({ ...regtest, paymentType: 'p2wpkh' })
const [nested] = deriveBitcoinKeys({ ...regtest, paymentType: 'p2sh' })

bitcoinTest('default: the chain takes what was signed', { timeout }, async ({ bitcoin }) => {
  const chain = { esploraUrl: bitcoin.esploraUrl, fetch }
  for (const key of [native, nested, taproot]) {
    await bitcoin.fund({ address: key.address, sats: 50_000 })
    const [coin] = await fetchCoins(chain, key.address)
    if (!coin) throw new Error('not funded')
    const unsigned = new Transaction()
    const witnessUtxo = { script: key.script, amount: BigInt(coin.value) }
    unsigned.addInput({ txid: coin.txid, index: coin.vout, witnessUtxo })
    unsigned.addOutput({ script: taproot.script, amount: 49_000n })
    const keys = [native, nested, taproot]
    const signed = signBitcoinPsbt({ psbt: unsigned.toPSBT(), finalize: true, keys })
    const body = hex.encode(signed.extract())
    const sent = await fetch(`${chain.esploraUrl}/tx`, { method: 'POST', body })
    expect(await sent.text()).toBe(signed.id)
    await bitcoin.mine()
    const status = await fetch(`${chain.esploraUrl}/tx/${signed.id}/status`)
    expect(await status.json()).toMatchObject({ confirmed: true })
  }
})

bitcoinTest('behavior: pays, with change', { timeout }, async ({ bitcoin }) => {
  const chain = { esploraUrl: bitcoin.esploraUrl, fetch }
  const [key] = deriveBitcoinKeys({ ...regtest, index: 7, paymentType: 'p2sh' })
  for (const sats of [6000, 6000]) await bitcoin.fund({ address: key.address, sats })
  const recipient = await bitcoin.rpc<string>('getnewaddress')
  const payment = { chain, network: 'regtest', key, recipient, sats: 8000n } as const
  const { txid } = await payBitcoin(payment)
  await bitcoin.mine()
  expect(await fetchCoins(chain, recipient)).toMatchObject([{ txid, value: 8000 }])
  expect(await fetchCoins(chain, key.address)).toMatchObject([{ txid, value: 2000 }])
  await expect(payBitcoin({ ...payment, sats: 8001n })).rejects.toThrow('not enough coins')
})
